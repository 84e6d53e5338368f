import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { DAY_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { createSpendMeter } from '../../../functions/src/ai/spend/createSpendMeter.ts';
import { shardedSpend } from '../../../functions/src/ai/spend/shardedSpend.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { admin } from '../../support/admin.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeQa } from '../../support/makeQa.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { teach, trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { usedMessages } from '../support/answering/usedMessages.ts';

const TEXT = '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n';
const QUESTION = 'What does a zip repair cost?';
const LIMIT = 10;
/** A day of its own, on which nothing else is spent. */
const DAY = Math.floor(Date.now() / DAY_MS) * DAY_MS + (100 + Math.floor(Math.random() * 10_000)) * DAY_MS;

let trial: { orgId: string; chatbotId: string };
let paying: { orgId: string; chatbotId: string };

async function makeCustomer(plan: 'trial' | 'pro') {
  const { orgId } = await makeOrg({ plan });
  const chatbotId = await trainedChatbot(orgId, TEXT);
  await teach(orgId, chatbotId, 'When are you open?', 'From 9 to 18.');
  return { orgId, chatbotId };
}

beforeAll(async () => {
  [trial, paying] = await Promise.all([makeCustomer('trial'), makeCustomer('pro')]);
});

/** The local provider in a new process, on a day that has cost so much already. */
async function providerAt(day: number): Promise<AiProvider> {
  const spend = createSpendMeter({ limitUsd: LIMIT, store: shardedSpend, now: () => day });
  await spend.check();
  return { ...createLocalProvider(), spend };
}

async function spent(day: number, usd: number): Promise<void> {
  const text = new Date(day).toISOString().slice(0, 10);
  const before = await shardedSpend.read(text);
  // By many processes, each of which takes a counter by chance.
  await Promise.all(Array.from({ length: 10 }, () => shardedSpend.add(text, Math.round(usd * 100_000) - before / 10)));
}

const ask = ({ chatbotId }: { chatbotId: string }, provider: AiProvider, text = QUESTION) =>
  answerQuestion(makeAsk(chatbotId, text), provider);

describe('the day’s spending of all organizations (A-126)', () => {
  it('is summed by all processes, to the cent', async () => {
    const day = '1999-12-31';
    const before = await shardedSpend.read(day);
    await Promise.all(Array.from({ length: 25 }, (_, index) => shardedSpend.add(day, index)));
    expect((await shardedSpend.read(day)) - before).toBe(300);
  });

  it('stops trials at the limit, and nobody’s own answers', async () => {
    await spent(DAY, LIMIT - 1);
    const answered = makeAsk(trial.chatbotId, QUESTION);
    const before = await answerQuestion(answered, await providerAt(DAY));
    expect(before).toMatchObject({ verdict: 'answered' });
    await spent(DAY, LIMIT);
    const provider = await providerAt(DAY);
    const used = await usedMessages(trial.orgId);
    await expect(ask(trial, provider)).resolves.toMatchObject({ verdict: 'found', offerContact: true });
    expect(await usedMessages(trial.orgId)).toBe(used);
    // A connection that broke asks the same question again.
    await expect(answerQuestion(answered, provider)).resolves.toMatchObject({ text: before.text });
    const embedQuery = vi.fn<AiProvider['embedQuery']>(provider.embedQuery);
    await expect(ask(trial, { ...provider, embedQuery }, 'Which tents do you sell?')).rejects.toMatchObject({
      code: 'message-limit-reached',
    });
    expect(embedQuery).not.toHaveBeenCalled();
    await expect(ask(trial, provider, 'When are you open?')).resolves.toMatchObject({ text: 'From 9 to 18.' });
    await expect(ask(paying, provider)).resolves.toMatchObject({ verdict: 'answered' });
  });

  it('has sources wait for the next day, and read then', async () => {
    await spent(DAY, LIMIT);
    const { orgId, chatbotId } = paying;
    const id = await makeQa(orgId, chatbotId, { question: `Is it ${newId()}?`, answer: 'Yes.' });
    const read = async () => sourceSchema.parse((await admin.db.doc(paths.source(orgId, id)).get()).data());
    const enqueue = async () => undefined;
    await ingestSource(orgId, id, await providerAt(DAY), { now: new Date(DAY), enqueue });
    const nextAttemptAt = new Date(DAY + DAY_MS);
    expect(await read()).toMatchObject({ status: 'pending', waitingFor: 'day', attempts: 0, nextAttemptAt });
    await ingestSource(orgId, id, await providerAt(DAY + DAY_MS), { now: nextAttemptAt, enqueue });
    expect(await read()).toMatchObject({ status: 'indexed' });
  });

  it('stops everybody at 120 percent, and is over the next day', async () => {
    await spent(DAY, 1.2 * LIMIT);
    const provider = await providerAt(DAY);
    await expect(ask(paying, provider)).resolves.toMatchObject({ verdict: 'found' });
    await expect(ask(paying, provider, 'Which tents do you sell?')).rejects.toMatchObject({
      code: 'message-limit-reached',
    });
    await expect(ask(paying, provider, 'When are you open?')).resolves.toMatchObject({ text: 'From 9 to 18.' });
    for (const one of [trial, paying])
      await expect(ask(one, await providerAt(DAY + DAY_MS))).resolves.toMatchObject({ verdict: 'answered' });
  });
});
