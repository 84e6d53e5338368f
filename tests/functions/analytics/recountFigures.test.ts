import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { monthSchema } from '@parlance/domain/documents/chats/month';
import { statsSchema } from '@parlance/domain/documents/chats/stats';
import { topicSchema } from '@parlance/domain/documents/chats/topic';
import { recountSchema } from '@parlance/domain/documents/organizations/recount';
import { HOUR_MS, MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { startOfDay } from '@parlance/domain/time/startOfDay';
import { answerIdOf } from '@parlance/domain/widget/answerId';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { type Ask, answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { classifyIdleChats } from '../../../functions/src/conversations/chats/classifyIdleChats.ts';
import { correctChat } from '../../../functions/src/conversations/chats/correctChat.ts';
import { deleteChats } from '../../../functions/src/conversations/deleteChats.ts';
import { rateAnswer } from '../../../functions/src/conversations/chats/rateAnswer.ts';
import { rateChat } from '../../../functions/src/conversations/chats/rateChat.ts';
import { reviseAnswer } from '../../../functions/src/conversations/chats/reviseAnswer.ts';
import { countFigures, figureChange } from '../../../functions/src/figures/countFigures.ts';
import { foldChatbot, foldFigures } from '../../../functions/src/figures/folding/foldFigures.ts';
import { joinChat } from '../../../functions/src/conversations/handover/joinChat.ts';
import { leaveChat } from '../../../functions/src/conversations/handover/leaveChat.ts';
import { requestHandover } from '../../../functions/src/conversations/requestHandover.ts';
import { submitContact } from '../../../functions/src/conversations/leads/submitContact.ts';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { recountOrg } from '../../../functions/src/figures/recounts/recountOrg.ts';
import { admin } from '../../support/admin.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { scriptedProvider } from '../support/answering/scriptedProvider.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { settleChats } from '../support/settleChats.ts';

/** A zone in which it is noon: no midnight comes between. */
const HOUR = new Date().getUTCHours();
const TIMEZONE = `Etc/GMT${HOUR >= 12 ? '+' : '-'}${Math.abs(HOUR - 12)}`;
const KNOWN = 'What does a zip repair cost?';
const UNKNOWN = 'Who won the football world championship in 1990?';

const local = createLocalProvider();
const broken = scriptedProvider(async function* () {
  yield '';
  throw new Error('away');
});
const cut = scriptedProvider(async function* () {
  yield 'A zip repair costs 18 euros [1]. It takes';
  throw new Error('connection lost');
});

let day: string;

const say = async (ask: Ask, text: string) => {
  const next = { ...ask, messageId: newId(), text };
  await answerQuestion(next, local);
  return next;
};
const classify = () => classifyIdleChats(local, wholeRun(new Date(Date.now() + LIMITS.chatIdleMs + MINUTE_MS)));
const chatOf = async ({ visitor }: Ask) =>
  chatSchema.parse((await admin.db.doc(paths.chat(orgId, visitor.chatId)).get()).data());
const figures = async () => {
  await foldChatbot(orgId, chatbotId);
  return statsSchema.parse((await admin.db.doc(paths.stats(orgId, chatbotId, day)).get()).data());
};

async function recount() {
  await recountOrg(orgId, new Date(startOfDay(day, TIMEZONE, 1).getTime() + 2 * HOUR_MS));
  const found = await admin.db.doc(paths.recount(orgId, day)).get();
  return recountSchema.parse(found.data());
}

const org = await makeTeam({ timezone: TIMEZONE });
const { orgId } = org;
const chatbotId = await trainedChatbot(orgId, '# Repairs\n\nA zip repair costs 18 euros.\n', {
  allowedDomains: ['shop.example'],
  collectCsat: true,
  handover: { isOffered: true, minutes: 5, hours: null, closedDays: [], awayMinutes: 5 },
});
// What other tests have left.
await settleChats();

it('finds what was counted, whatever happened to conversations on the day (A-109)', async () => {
  const member = membershipOf(org, 'member');
  // Three questions, one of them without an answer, one delivered twice at once.
  const visitor = { chatbotId, chatId: newId(), origin: 'https://shop.example', channel: 'widget' as const };
  const first = makeAsk(chatbotId, KNOWN, { visitor });
  await Promise.allSettled([answerQuestion(first, local), answerQuestion(first, local)]);
  await answerQuestion(first, local);
  const unanswered = await say(first, UNKNOWN);
  await say(first, 'Thanks!');
  ({ day } = await chatOf(first));
  // One whose first answer fails, one whose answer is cut and completed, one that asks for an agent first.
  const failing = makeAsk(chatbotId, 'What does it cost, and how long does it take?');
  await expect(answerQuestion(failing, broken)).rejects.toThrow('answer-failed');
  await say(failing, KNOWN);
  const interrupted = makeAsk(chatbotId, KNOWN);
  await answerQuestion(interrupted, cut);
  await answerQuestion(interrupted, local);
  const waiting = makeAsk(chatbotId, KNOWN);
  const request = { handoverId: newId(), name: 'Grace', email: '', hasConsent: false, locale: 'en' as const };
  await requestHandover(waiting.visitor, request);
  await requestHandover(waiting.visitor, request);
  await answerQuestion(waiting, local);
  await joinChat(member, waiting.visitor.chatId);
  const contact = { contactId: newId(), name: 'Ada', email: 'ada@example.com', phone: '', message: 'Call me.' };
  await submitContact(first.visitor, contact);
  await submitContact(first.visitor, contact);
  await Promise.all([classify(), classify()]);
  // Late: an agent ends, a rating comes and is taken back, an answer is revised, a topic corrected.
  await leaveChat(member, waiting.visitor.chatId);
  for (const rating of ['positive', 'negative'] as const) {
    await rateAnswer(interrupted.visitor, { messageId: interrupted.messageId, rating, comment: '' });
  }
  await rateChat(interrupted.visitor, { score: 2, comment: 'Slow.' });
  await rateChat(interrupted.visitor, { score: 5, comment: '' });
  await rateChat(first.visitor, { score: null, comment: '' });
  await reviseAnswer(member, {
    chatId: first.visitor.chatId,
    messageId: answerIdOf(unanswered.messageId),
    text: 'Germany.',
  });
  await correctChat(member, first.visitor.chatId, { topic: 'Football', sentiment: 'positive' });

  const counted = await figures();
  expect(counted).toMatchObject({
    conversations: 4,
    messages: 6,
    refused: 1,
    failed: 0,
    leads: 1,
    positive: 0,
    negative: 1,
    handovers: 1,
    takeovers: 1,
    depth: { quick: 3, medium: 1, deep: 0 },
    channels: { widget: 4 },
    origins: { 'shop.example': 1, other: 3 },
    // Thanks and a revised answer; an agent. Rated down; a question that got no answer.
    csat: { 2: 1 },
    resolution: { confirmed: 2, unconfirmed: 0, failed: 2 },
  });
  expect(counted.localHours).toEqual({ 12: 6 });
  // Alone the chatbot had the one that ended with thanks.
  expect(counted.byChannel).toEqual({
    widget: {
      conversations: 4,
      messages: 6,
      over: 4,
      alone: 1,
      handovers: 1,
      forTeam: 0,
      firstResponses: 0,
      firstResponseMsSum: 0,
      csat: { 2: 1 },
    },
  });
  // The conversations behind ratings and depth know what they are counted as.
  expect((await chatOf(first)).depth).toBe('medium');
  const { marks, depth } = await chatOf(interrupted);
  expect(depth).toBe('quick');
  expect(marks).toContain(`rated:negative@${day}`);
  expect(marks.join()).not.toContain('rated:positive');
  expect(await recount()).toMatchObject({
    day,
    differences: 0,
    chatbots: [{ chatbotId, conversations: 4, messages: 6, deleted: 0, differences: [] }],
  });
  const { topicId } = await chatOf(first);
  const topic = topicSchema.parse((await admin.db.doc(paths.topic(orgId, topicId ?? '')).get()).data());
  expect(topic).toMatchObject({ name: 'Football', count: 1 });
  const month = await admin.db.doc(paths.monthFigures(orgId, chatbotId, day.slice(0, 7))).get();
  expect(monthSchema.parse(month.data())).toMatchObject({ conversations: 4, messages: 6, until: day });
  expect(JSON.stringify(month.data())).not.toContain('football');

  // What is deleted stays counted, and takes its words along.
  await deleteChats(member, [first.visitor.chatId]);
  expect(await figures()).toMatchObject({ conversations: 4, messages: 6, deleted: 1, unanswered: {} });
  expect((await admin.db.doc(paths.topic(orgId, topicId ?? '')).get()).exists).toBe(false);
  expect(await recount()).toMatchObject({ differences: 0, chatbots: [{ conversations: 3, deleted: 1 }] });
});

it('reports a figure that is wrong and leaves it as it is', async () => {
  const stats = admin.db.doc(paths.stats(orgId, chatbotId, day));
  await stats.update({ 'depth.quick': FieldValue.increment(-3) });
  const before = await figures();
  const { differences, chatbots } = await recount();
  expect(differences).toBe(1);
  expect(chatbots[0]?.differences).toEqual([{ figure: 'depth.quick', counted: 0, found: 3 }]);
  expect(await figures()).toEqual(before);
});

it('moves a month that is summed up no more with a correction to one of its days', async () => {
  const place = { orgId, chatbotId, day: '2025-01-15' };
  await admin.db.runTransaction(async (transaction) => {
    countFigures(transaction, place, figureChange({ positive: 1, localHours: { 9: 1 } }));
  });
  await foldFigures();
  const month = await admin.db.doc(paths.monthFigures(orgId, chatbotId, '2025-01')).get();
  // A Wednesday.
  expect(monthSchema.parse(month.data())).toMatchObject({ positive: 1, weekHours: { '2-9': 1 } });
});
