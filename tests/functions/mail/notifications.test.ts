import { answerIdOf } from '@parlance/domain/widget/answerId';
import { newAnswerMessage, newVisitorMessage } from '@parlance/domain/documents/chats/message';
import type { Notification } from '@parlance/domain/documents/chatbots/notification';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { HOUR_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { rateAnswer } from '../../../functions/src/conversations/chats/rateAnswer.ts';
import { requestHandover } from '../../../functions/src/conversations/requestHandover.ts';
import { mailMember } from '../../../functions/src/conversations/notifications/mailMember.ts';
import { notifyMembers } from '../../../functions/src/conversations/notifyMembers.ts';
import { notifyUnanswered } from '../../../functions/src/conversations/notifications/notifyUnanswered.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { queuedMail } from '../support/mail/queuedMail.ts';

const SILENT: Notification = {
  lead: false,
  handover: false,
  disliked: false,
  unanswered: false,
  tests: false,
  digest: 'off',
};

function choose(org: TestTeam, chatbotId: string, role: keyof TestTeam['users'], choice: Partial<Notification>) {
  const path = paths.notification(org.orgId, chatbotId, org.users[role].uid);
  return admin.db.doc(path).set({ ...SILENT, ...choice });
}

/** Whom the outbox has mails for, and of which kind. */
async function told({ users }: TestTeam): Promise<Record<string, string[]>> {
  const roles = Object.entries(users).map(async ([role, { email }]) => {
    const mails = await queuedMail(email);
    return [role, mails.map(({ message }) => message.kind)] as const;
  });
  return Object.fromEntries((await Promise.all(roles)).filter(([, kinds]) => kinds.length > 0));
}

/** A visitor of a new chat, with an answered question where one is given. */
async function visitorOf(org: TestTeam, chatbotId: string, question?: string) {
  const visitor = { chatbotId, chatId: newId(), origin: '', channel: 'widget' as const };
  const messageId = newId();
  if (question !== undefined) {
    const at = new Date();
    const [asked, answered] = [
      newVisitorMessage({ chatbotId, text: question, at }),
      newAnswerMessage({ chatbotId, text: 'Sorry.', verdict: 'refused', at }),
    ];
    await admin.db.doc(paths.chat(org.orgId, visitor.chatId)).set({ ...ruleDocuments.chat, chatbotId });
    await admin.db.doc(paths.message(org.orgId, visitor.chatId, messageId)).set(asked);
    await admin.db.doc(paths.message(org.orgId, visitor.chatId, answerIdOf(messageId))).set(answered);
  }
  return { visitor, messageId };
}

describe('mails about a chatbot', () => {
  it('tell of a message that a visitor left, to those who run the organization and those who chose it', async () => {
    const org = await makeTeam();
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
      orgId,
      chatbotId,
      chatbotName: 'Guide',
      chatId: null,
      leadId,
      excerpt: 'Call me.',
    });
    // The same event once more.
    await notifyMembers({ orgId, chatbotId, event: 'lead', key: leadId, chatId: null, excerpt: 'Call me.' });
    expect(await told(org)).toEqual({ owner: ['lead-received'], viewer: ['lead-received'] });
  });

  it('show viewers what was said as their organization lets them see it', async () => {
    for (const viewersSeePersonalData of [false, true]) {
      const org = await makeTeam({ viewersSeePersonalData });
      const { orgId } = org;
      const chatbotId = await makeChatbot(orgId);
      for (const role of ['member', 'viewer'] as const) await choose(org, chatbotId, role, { disliked: true });
      const chatId = newId();
      const lead = {
        ...ruleDocuments.lead,
        chatbotId,
        chatId,
        name: 'Max Planck',
        email: 'max@example.com',
        phone: '',
      };
      await admin.db.doc(paths.lead(orgId, newId())).set(lead);
      const excerpt = 'Planck here, max@example.com, order 4711.';
      await notifyMembers({ orgId, chatbotId, event: 'disliked', key: newId(), chatId, excerpt });
      const excerpts = await Promise.all(
        [org.users.member, org.users.viewer].map(async ({ email }) => (await queuedMail(email))[0]?.message),
      );
      expect(excerpts).toMatchObject([
        { excerpt },
        { excerpt: viewersSeePersonalData ? excerpt : '[name] here, [email], order 4711.' },
      ]);
    }
  });

  it('are so many of a kind in an hour at most, and one that says there are more (A-124)', async () => {
    const org = await makeTeam();
    const { orgId } = org;
    const { uid, email } = org.users.member;
    const about = { orgId, chatbotId: 'bot', chatbotName: 'Guide', chatId: null, excerpt: 'Bad.' };
    const hour = Date.UTC(2026, 10, 21, 10);
    const happen = (kind: 'answer-disliked' | 'handover-requested', key: number, now: number) =>
      mailMember(
        {
          member: { uid, email },
          event: kind === 'answer-disliked' ? 'disliked' : 'handover',
          occasion: [orgId, kind, String(key)],
          locale: 'en',
          message: { kind, ...about },
        },
        now,
      );
    for (let key = 0; key < LIMITS.notificationsPerHour + 5; key += 1) {
      await happen('answer-disliked', key, hour);
      // The same event once more.
      await happen('answer-disliked', key, hour);
    }
    await happen('handover-requested', 0, hour);
    const counts = async () => {
      const kinds = (await told(org))['member'] ?? [];
      return ['answer-disliked', 'notifications-held', 'handover-requested'].map(
        (kind) => kinds.filter((one) => one === kind).length,
      );
    };
    expect(await counts()).toEqual([LIMITS.notificationsPerHour, 1, 1]);
    await happen('answer-disliked', 100, hour + HOUR_MS);
    expect(await counts()).toEqual([LIMITS.notificationsPerHour + 1, 1, 1]);
  });

  it('tell of a visitor who asks for an agent, once for each request', async () => {
    const org = await makeTeam();
    const handover = { isOffered: true, minutes: 5, hours: null, closedDays: [], awayMinutes: 5 };
    const chatbotId = await makeChatbot(org.orgId, { trained: true, handover });
    await untilDocument(paths.widget(chatbotId), widgetSchema, ({ trained }) => trained);
    const { visitor } = await visitorOf(org, chatbotId, 'Can somebody call me?');
    const request = { handoverId: newId(), name: '', email: '', hasConsent: false, locale: 'en' } as const;
    await requestHandover(visitor, request);
    await requestHandover(visitor, request);
    await requestHandover(visitor, { ...request, handoverId: newId() });
    expect(await told(org)).toEqual({ owner: ['handover-requested'], admin: ['handover-requested'] });
    await admin.db.doc(paths.chat(org.orgId, visitor.chatId)).update({ 'handover.status': 'missed' });
    await requestHandover(visitor, { ...request, handoverId: newId() }, new Date(Date.now() + 1000));
    expect((await told(org))['owner']).toEqual(['handover-requested', 'handover-requested']);
  });

  it('tell of an answer that was rated down, once, with what was said about it or asked', async () => {
    const org = await makeTeam();
    const chatbotId = await makeChatbot(org.orgId, { trained: true });
    await untilDocument(paths.widget(chatbotId), widgetSchema, ({ trained }) => trained);
    await choose(org, chatbotId, 'member', { disliked: true });
    const first = await visitorOf(org, chatbotId, 'Do you ship to Mars?');
    await rateAnswer(first.visitor, { messageId: first.messageId, rating: 'positive', comment: '' });
    expect(await told(org)).toEqual({});
    await rateAnswer(first.visitor, { messageId: first.messageId, rating: 'negative', comment: '' });
    await rateAnswer(first.visitor, { messageId: first.messageId, rating: 'negative', comment: 'Later.' });
    const second = await visitorOf(org, chatbotId, 'And to Venus?');
    await rateAnswer(second.visitor, { messageId: second.messageId, rating: 'negative', comment: 'That is wrong.' });
    expect(await told(org)).toEqual({ member: ['answer-disliked', 'answer-disliked'] });
    const mails = await queuedMail(org.users.member.email);
    const said = mails.map(({ message }) => ('excerpt' in message ? message.excerpt : '')).toSorted();
    expect(said).toEqual(['Do you ship to Mars?', 'That is wrong.']);
  });

  it('tell of the newest question without an answer of an hour, once, when the hour is over', async () => {
    const org = await makeTeam({ timezone: 'Europe/Berlin' });
    const chatbotId = await makeChatbot(org.orgId);
    for (const role of ['owner', 'member'] as const) await choose(org, chatbotId, role, { unanswered: true });
    // 23:30 and 0:10 in Berlin: two days, and two hours.
    const asked = (at: string, question: string) => ({
      chatId: newId(),
      messageId: newId(),
      question,
      at: new Date(at),
    });
    const day = (name: string, unanswered: Record<string, ReturnType<typeof asked>>) =>
      admin.db
        .doc(paths.stats(org.orgId, chatbotId, name))
        .set({ ...ruleDocuments.stats, chatbotId, day: name, unanswered });
    await day('2026-11-16', {
      3: asked('2026-11-16T22:00:00.000Z', 'Older?'),
      7: asked('2026-11-16T22:59:59.999Z', 'Do you ship to Mars?'),
    });
    await day('2026-11-17', { 1: asked('2026-11-16T23:10:00.000Z', 'Next hour?') });
    await notifyUnanswered(wholeRun(new Date('2026-11-16T23:00:00.000Z')));
    await notifyUnanswered(wholeRun(new Date('2026-11-16T23:59:00.000Z')));
    expect(await told(org)).toEqual({ owner: ['question-unanswered'], member: ['question-unanswered'] });
    const [mail] = await queuedMail(org.users.owner.email);
    expect(mail?.message).toMatchObject({ excerpt: 'Do you ship to Mars?' });
    await notifyUnanswered(wholeRun(new Date('2026-11-17T00:00:00.000Z')));
    await notifyUnanswered(wholeRun(new Date('2026-11-17T01:00:00.000Z')));
    expect((await told(org))['owner']).toEqual(['question-unanswered', 'question-unanswered']);
  });

  it('go neither to people who are no members any more nor out of a chatbot that is being deleted', async () => {
    const org = await makeTeam();
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
