import { newMessage } from '@parlance/domain/documents/message';
import type { Notification } from '@parlance/domain/documents/notification';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import './support/configure.ts';
import { notifyMembers } from '../../functions/src/notifications/notifyMembers.ts';
import { sendDigests } from '../../functions/src/notifications/sendDigests.ts';
import { tellOfMessage } from '../../functions/src/notifications/tellOfMessage.ts';
import { admin } from '../support/admin.ts';
import { makeChatbot } from '../support/makeChatbot.ts';
import { makeOrg, type TestOrg } from '../support/makeOrg.ts';
import { ruleDocuments } from '../support/ruleDocuments.ts';
import { queuedMail } from './support/queuedMail.ts';

const SILENT: Notification = { lead: false, handover: false, disliked: false, unanswered: false, digest: 'off' };

function choose(org: TestOrg, chatbotId: string, role: keyof TestOrg['users'], choice: Partial<Notification>) {
  const path = paths.notification(org.orgId, chatbotId, org.users[role].uid);
  return admin.db.doc(path).set({ ...SILENT, ...choice });
}

/** Whom the outbox has mails for, and of which kind. */
async function told({ users }: TestOrg): Promise<Record<string, string[]>> {
  const roles = Object.entries(users).map(async ([role, { email }]) => {
    const mails = await queuedMail(email);
    return [role, mails.map(({ message }) => message.kind)] as const;
  });
  return Object.fromEntries((await Promise.all(roles)).filter(([, kinds]) => kinds.length > 0));
}

async function answerFrom(org: TestOrg, chatbotId: string, at = new Date()) {
  const [chatId, questionId] = [newId(), newId()];
  const question = newMessage({ chatbotId, role: 'user', text: 'Do you ship to Mars?', at });
  await admin.db.doc(paths.message(org.orgId, chatId, questionId)).set(question);
  const answer = { ...newMessage({ chatbotId, role: 'assistant', text: 'Sorry.', at }), verdict: 'refused' as const };
  return { place: { orgId: org.orgId, chatId, messageId: `${questionId}-a` }, answer };
}

describe('mails about a chatbot', () => {
  it('tell of a message that a visitor left, to those who run the organization and those who chose it', async () => {
    const org = await makeOrg();
    const { orgId } = org;
    const chatbotId = await makeChatbot(orgId);
    await choose(org, chatbotId, 'admin', SILENT);
    await choose(org, chatbotId, 'viewer', { lead: true });
    const leadId = newId();
    await admin.db.doc(paths.lead(orgId, leadId)).set({ ...ruleDocuments.lead, chatbotId, message: 'Call me.' });
    await expect
      .poll(() => told(org), { timeout: 20_000 })
      .toEqual({ owner: ['lead-received'], viewer: ['lead-received'] });
    const [mail] = await queuedMail(org.users.owner.email);
    expect(mail?.message).toEqual({
      kind: 'lead-received',
      chatbotId,
      chatbotName: 'Guide',
      chatId: null,
      excerpt: 'Call me.',
    });
    // The same event once more.
    await notifyMembers({ orgId, chatbotId, event: 'lead', key: leadId, chatId: null, excerpt: 'Call me.' });
    expect(await told(org)).toEqual({ owner: ['lead-received'], viewer: ['lead-received'] });
  });

  it('tell of a visitor who asks for a person, once for each wish', async () => {
    const org = await makeOrg();
    const { orgId } = org;
    const chatbotId = await makeChatbot(orgId);
    const chat = admin.db.doc(paths.chat(orgId, newId()));
    const handover = {
      status: 'requested',
      requestedAt: new Date(),
      dueAt: new Date(),
      email: '',
      agentUid: null,
      agentName: null,
    };
    await chat.set({ ...ruleDocuments.chat, chatbotId, handover });
    await expect
      .poll(() => told(org), { timeout: 20_000 })
      .toEqual({ owner: ['handover-requested'], admin: ['handover-requested'] });
    await chat.update({ unread: false });
    await chat.update({ handover: { ...handover, status: 'missed' } });
    await chat.update({ handover: { ...handover, requestedAt: new Date(Date.now() + 1000) } });
    await expect
      .poll(async () => (await told(org))['owner'], { timeout: 20_000 })
      .toEqual(['handover-requested', 'handover-requested']);
  });

  it('tell of an answer that was rated down, with what was said about it', async () => {
    const org = await makeOrg();
    const chatbotId = await makeChatbot(org.orgId);
    await choose(org, chatbotId, 'member', { disliked: true });
    const { place, answer } = await answerFrom(org, chatbotId);
    const ref = admin.db.doc(paths.message(place.orgId, place.chatId, place.messageId));
    await ref.set({ ...answer, verdict: 'answered' });
    await ref.update({ rating: 'negative', comment: 'That is wrong.' });
    await expect.poll(() => told(org), { timeout: 20_000 }).toEqual({ member: ['answer-disliked'] });
    await ref.update({ rating: 'positive' });
    await ref.update({ rating: 'negative' });
    await tellOfMessage(
      place,
      { ...answer, verdict: 'answered' },
      { ...answer, verdict: 'answered', rating: 'negative' },
    );
    const mails = await queuedMail(org.users.member.email);
    expect(mails.map(({ message }) => message)).toMatchObject([{ excerpt: 'That is wrong.', chatId: place.chatId }]);
  });

  it('tell of questions without an answer at most once an hour', async () => {
    const org = await makeOrg();
    const chatbotId = await makeChatbot(org.orgId);
    await choose(org, chatbotId, 'owner', { unanswered: true });
    const hour = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000);
    const first = await answerFrom(org, chatbotId, hour);
    await admin.db.doc(paths.message(org.orgId, first.place.chatId, first.place.messageId)).set(first.answer);
    await expect.poll(() => told(org), { timeout: 20_000 }).toEqual({ owner: ['question-unanswered'] });
    for (const late of [0, 3_599_999]) {
      const { place, answer } = await answerFrom(org, chatbotId, new Date(hour.getTime() + late));
      await tellOfMessage(place, undefined, answer);
    }
    expect((await told(org))['owner']).toHaveLength(1);
    const next = await answerFrom(org, chatbotId, new Date(hour.getTime() + 3_600_000));
    await tellOfMessage(next.place, undefined, next.answer);
    const mails = await queuedMail(org.users.owner.email);
    expect(mails.map(({ message }) => message)).toMatchObject([{ excerpt: 'Do you ship to Mars?' }, {}]);
  });

  it('go neither to people who are no members any more nor out of a chatbot that is being deleted', async () => {
    const org = await makeOrg();
    const { orgId, users } = org;
    const [chatbotId, doomed] = [await makeChatbot(orgId), await makeChatbot(orgId, { isDeleting: true })];
    await choose(org, chatbotId, 'member', { lead: true });
    await admin.db.doc(paths.member(orgId, users.member.uid)).delete();
    await admin.db.doc(paths.member(orgId, users.admin.uid)).update({ status: 'pending' });
    const about = { orgId, event: 'lead', key: 'x', chatId: null, excerpt: 'ß'.repeat(1000) } as const;
    await notifyMembers({ ...about, chatbotId });
    await notifyMembers({ ...about, chatbotId: doomed });
    await notifyMembers({ ...about, chatbotId: newId() });
    expect(await told(org)).toEqual({ owner: ['lead-received'] });
    const [mail] = await queuedMail(users.owner.email);
    expect(mail?.message).toMatchObject({ excerpt: 'ß'.repeat(300) });
  });
});

describe('digests', () => {
  // A Monday, 8:00 in Berlin.
  const MONDAY = new Date('2026-11-16T07:00:00Z');

  async function withFigures(timezone = 'Europe/Berlin') {
    const org = await makeOrg({ timezone });
    const chatbotId = await makeChatbot(org.orgId);
    const { stats } = ruleDocuments;
    for (const [day, messages] of [
      ['2026-11-16', 100],
      ['2026-11-15', 1],
      ['2026-11-09', 10],
      ['2026-11-08', 1000],
    ] as const) {
      const figures = {
        ...stats,
        chatbotId,
        day,
        messages,
        conversations: messages,
        refused: messages,
        leads: messages,
      };
      await admin.db.doc(paths.stats(org.orgId, chatbotId, day)).set(figures);
    }
    return { org, chatbotId };
  }

  it('sum up yesterday, and on Mondays the seven days before, once', async () => {
    const { org, chatbotId } = await withFigures();
    await choose(org, chatbotId, 'owner', { digest: 'weekly' });
    await choose(org, chatbotId, 'viewer', { digest: 'daily' });
    await sendDigests(MONDAY);
    await sendDigests(new Date(MONDAY.getTime() + 59 * 60_000));
    const [weekly, ...more] = await queuedMail(org.users.owner.email);
    expect(weekly?.message).toEqual({
      kind: 'digest',
      chatbotId,
      chatbotName: 'Guide',
      every: 'weekly',
      conversations: 11,
      messages: 11,
      unanswered: 11,
      leads: 11,
    });
    expect(more).toEqual([]);
    expect((await queuedMail(org.users.viewer.email)).map(({ message }) => message)).toMatchObject([
      { every: 'daily', messages: 1 },
    ]);
    expect(Object.keys(await told(org))).toEqual(['owner', 'viewer']);
    // Tuesday: there was something on Monday, and it is no Monday.
    await sendDigests(new Date(MONDAY.getTime() + 86_400_000));
    expect(await told(org)).toEqual({ owner: ['digest'], viewer: ['digest', 'digest'] });
  });

  it('go out at eight by the clock of the organization, and not about nothing', async () => {
    const { org, chatbotId } = await withFigures('Asia/Kolkata');
    await choose(org, chatbotId, 'owner', { digest: 'daily' });
    for (const time of ['00:00', '01:00', '07:00', '04:00']) await sendDigests(new Date(`2026-11-16T${time}:00Z`));
    expect(await told(org)).toEqual({});
    await sendDigests(new Date('2026-11-16T03:00:00Z'));
    expect(await told(org)).toEqual({ owner: ['digest'] });
    await sendDigests(new Date('2026-11-19T03:00:00Z'));
    expect(await told(org)).toEqual({ owner: ['digest'] });
  });
});
