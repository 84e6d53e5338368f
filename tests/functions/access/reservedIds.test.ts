import { submitContact } from '@parlance/domain/contracts/conversations/leads';
import { leadSchema } from '@parlance/domain/documents/chats/lead';
import { messageSchema } from '@parlance/domain/documents/chats/message';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { answerIdOf } from '@parlance/domain/widget/answerId';
import { describe, expect, it } from 'vitest';
import { createVisitorToken } from '../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { expireHandover } from '../../../functions/src/conversations/handover/expireHandover.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { usedMessages } from '../support/answering/usedMessages.ts';
import { ask, newVisitor, stored } from '../support/chats/handoverFixture.ts';
import { foldedDays } from '../support/foldedDays.ts';

const TEXT = '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n';
const OFFERED = { handover: { isOffered: true, minutes: 5, hours: null, closedDays: [], awayMinutes: 5 } };

const { orgId } = await makeOrg();
const chatbotId = await trainedChatbot(orgId, TEXT, OFFERED);

describe('an id that Firestore keeps for itself (A-121)', () => {
  it.each([
    '/iframe/__x__',
    '/iframe/..',
    '/iframe/%ED%A0%80',
    '/widget/__x__.js',
    `/media/__x__/${'a'.repeat(64)}.png`,
  ])('leads nowhere at %s', async (path) => {
    const { status } = await fetch(`${suiteUrls.functions}/web${path}`);
    expect([400, 404]).toContain(status);
  });

  it('is no chat of a token', async () => {
    const token = createVisitorToken({ chatbotId, chatId: '__x__', origin: '', channel: 'iframe' });
    expect((await postRaw('readChat', { token })).code).toBe('visitor-token-invalid');
  });
});

describe('ids that differ as answers’ and questions’ do (A-122)', () => {
  async function conversation(messageIds: readonly string[]) {
    const org = await makeOrg();
    const own = await trainedChatbot(org.orgId, TEXT);
    const { visitor } = makeAsk(own, '');
    for (const messageId of messageIds) {
      const question = makeAsk(own, `What does a zip repair cost? (${messageId})`, { visitor, messageId });
      await answerQuestion(question, createLocalProvider());
    }
    const [messages, stats, used] = await Promise.all([
      admin.db.collection(paths.messages(org.orgId, visitor.chatId)).get(),
      foldedDays(org.orgId),
      usedMessages(org.orgId),
    ]);
    return {
      stored: new Map(messages.docs.map((one) => [one.id, messageSchema.parse(one.data())])),
      stats,
      used,
    };
  }

  it.each([
    ['forwards', ['q', 'q-a', 'q-a-a', 'q-a-a-a']],
    ['backwards', ['q-a-a-a', 'q-a-a', 'q-a', 'q']],
  ])('%s are each asked, charged, counted and kept', async (_, ids) => {
    const { stored: messages, stats, used } = await conversation(ids);
    expect([...messages.keys()].toSorted()).toEqual(ids.flatMap((id) => [id, answerIdOf(id)]).toSorted());
    for (const id of ids) {
      expect(messages.get(id)).toMatchObject({ role: 'user', text: `What does a zip repair cost? (${id})` });
    }
    expect(used).toBe(ids.length);
    expect(stats).toMatchObject([{ messages: ids.length, answered: ids.length, failed: 0 }]);
  });

  it.each(['q.answer', '1.missed', 'x.requested', 'q.a'])('%s is no question’s', async (messageId) => {
    const token = createVisitorToken({ chatbotId, chatId: newId(), origin: '', channel: 'iframe' });
    for (const name of ['answer', 'sendVisitorMessage']) {
      const call = { token, messageId, text: 'When?', ...(name === 'answer' ? { locale: 'en' } : {}) };
      expect((await postRaw(name, call)).code).toBe('invalid-input');
    }
  });
});

describe('a visitor who knows when an agent was asked for (A-122)', () => {
  it('cannot keep the wait from ending, nor the lead from being made', async () => {
    const visitor = newVisitor(chatbotId);
    const { chatId } = visitor;
    const askedAt = new Date('2026-01-05T10:00:00Z');
    await ask(visitor, { email: 'ada@example.com' }, askedAt);
    const guessed = `handover-${askedAt.getTime()}`;
    await callContract(submitContact, {
      token: createVisitorToken(visitor),
      contactId: guessed,
      name: 'Ada',
      email: 'ada@example.com',
      phone: '',
      message: 'Mine.',
      consent: true,
    });
    for (const messageId of [`${guessed}-missed`, `${askedAt.getTime()}-missed`]) {
      await answerQuestion(makeAsk(chatbotId, 'What does it cost?', { visitor, messageId }), createLocalProvider());
    }
    expect(await expireHandover({ orgId, chatId }, new Date(askedAt.getTime() + 3_600_000))).toBe(true);
    expect((await stored(orgId, chatId)).chat.handover?.status).toBe('missed');
    const leads = await admin.db.collection(paths.leads(orgId)).where('chatId', '==', chatId).get();
    expect(leads.docs.map((lead) => leadSchema.parse(lead.data()).message).toSorted()).toContain('Mine.');
    expect(leads.docs).toHaveLength(2);
  });
});
