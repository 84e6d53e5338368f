import { statsSchema } from '@parlance/domain/documents/chats/stats';
import { DAY_MS, HOUR_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { warnOfTraffic } from '../../../functions/src/conversations/notifications/warnOfTraffic.ts';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { queuedMail } from '../support/mail/queuedMail.ts';
import { foldedDays } from '../support/foldedDays.ts';

/** A day of its own, on which no other test's chatbot was asked. Noon in Berlin is 10 in UTC. */
const DAY = Date.parse('2033-06-15T00:00:00Z') + Math.floor(Math.random() * 10_000) * DAY_MS;
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const END = new Date(DAY + 11 * HOUR_MS);

async function addDay(orgId: string, chatbotId: string, day: string, messages: number, hours = {}): Promise<void> {
  await admin.db.doc(paths.stats(orgId, chatbotId, day)).set(statsSchema.parse({ chatbotId, day, messages, hours }));
}

async function told({ users }: TestTeam) {
  const roles = Object.entries(users).map(async ([role, { email }]) => ({ role, mails: await queuedMail(email) }));
  return (await Promise.all(roles)).flatMap(({ role, mails }) =>
    mails.map(({ message }) => (message.kind === 'traffic-unusual' ? { role, ...message } : { role })),
  );
}

describe('an hour that stands out (A-126)', () => {
  it('is told to owner and administrators, once a day', async () => {
    const org = await makeTeam({ plan: 'trial' });
    const { orgId } = org;
    const [busy, calm] = [await makeChatbot(orgId), await makeChatbot(orgId)];
    await addDay(orgId, busy, dayAt(DAY), 70, { 10: 60, 11: 10 });
    await addDay(orgId, busy, dayAt(DAY - DAY_MS), 84);
    await addDay(orgId, calm, dayAt(DAY), 70, { 9: 60 });
    await warnOfTraffic(wholeRun(END));
    await warnOfTraffic(wholeRun(END));
    await addDay(orgId, busy, dayAt(DAY), 150, { 10: 60, 11: 90 });
    await warnOfTraffic(wholeRun(new Date(END.getTime() + HOUR_MS)));
    const mail = { kind: 'traffic-unusual', chatbotId: busy, questions: 60, usual: 0.5 };
    expect(await told(org)).toMatchObject([
      { role: 'owner', ...mail },
      { role: 'admin', ...mail },
    ]);
  });

  it('is none where it is usual, or belongs to another day of the organization’s', async () => {
    const usual = await makeTeam({ plan: 'trial' });
    const chatbotId = await makeChatbot(usual.orgId);
    await addDay(usual.orgId, chatbotId, dayAt(DAY), 60, { 10: 60 });
    for (let back = 1; back <= 7; back += 1) await addDay(usual.orgId, chatbotId, dayAt(DAY - back * DAY_MS), 24 * 6);
    const far = await makeTeam({ plan: 'trial', timezone: 'Pacific/Auckland' });
    const other = await makeChatbot(far.orgId);
    // Where it is already the next day in the evening, the 10 of its own day is still to come.
    await addDay(far.orgId, other, dayAt(DAY - DAY_MS), 60, { 10: 60 });
    await warnOfTraffic(wholeRun(END));
    expect([await told(usual), await told(far)]).toEqual([[], []]);
  });

  it('is found from the beginning where the last document read is gone', async () => {
    const org = await makeTeam({ plan: 'trial' });
    const chatbotId = await makeChatbot(org.orgId);
    await addDay(org.orgId, chatbotId, dayAt(DAY), 60, { 10: 60 });
    const cursor = paths.stats(org.orgId, newId(), dayAt(DAY));
    expect(await warnOfTraffic({ now: END, cursor, isOver: () => true })).toBeUndefined();
    expect(await told(org)).toHaveLength(2);
  });

  it('is counted with the answers', async () => {
    const { orgId } = await makeTeam();
    const chatbotId = await trainedChatbot(orgId, '# Repairs\n\nA zip repair costs 18 euros.\n');
    await answerQuestion(makeAsk(chatbotId, 'What does a zip repair cost?'), createLocalProvider());
    const [day] = await foldedDays(orgId);
    expect(day?.messages).toBe(1);
    expect(Object.values(day?.hours ?? {})).toEqual([1]);
  });
});
