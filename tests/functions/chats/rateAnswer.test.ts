import { answerIdOf } from '@parlance/domain/widget/answerId';
import { rateAnswer } from '@parlance/domain/contracts/conversations/chats';
import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { answerMessageSchema } from '@parlance/domain/documents/chats/message';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { beforeAll, expect, it } from 'vitest';
import { createResumeToken } from '../../../functions/src/kernel/access/tokens/resumeToken.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { type Talk, type TalkWorld, handoverConversation } from '../support/chats/handoverConversation.ts';
import { foldedDays } from '../support/foldedDays.ts';

let world: TalkWorld;

beforeAll(async () => {
  world = await handoverConversation();
});

async function stateOf(talk: Talk, index = 0) {
  const [message, chat] = await admin.db.getAll(
    admin.db.doc(paths.message(world.orgId, talk.chatId, answerIdOf(talk.questions[index] ?? ''))),
    admin.db.doc(paths.chat(world.orgId, talk.chatId)),
  );
  const { rating, comment } = answerMessageSchema.parse(message?.data());
  const { rating: ofChat, isOpen } = chatSchema.parse(chat?.data());
  const days = (await foldedDays(world.orgId)).filter(({ chatbotId }) => chatbotId === talk.visitor.chatbotId);
  const figures = days.find(({ day }) => day === '2026-11-20') ?? { positive: 0, negative: 0 };
  return {
    rating,
    comment,
    ofChat,
    isOpen,
    figures: [figures.positive, figures.negative],
  };
}

it('stores, changes and takes back, and the figures move with it', async () => {
  const own = await world.makeLive();
  const talk = await world.makeTalk(2, {}, own);
  const rate = (rating: 'positive' | 'negative' | null, comment = '', index = 0) =>
    callContract(rateAnswer, { token: talk.token, messageId: talk.questions[index] ?? '', rating, comment });
  await rate('positive');
  await rate('positive');
  expect(await stateOf(talk)).toEqual({
    rating: 'positive',
    comment: '',
    ofChat: 'positive',
    isOpen: false,
    figures: [1, 0],
  });
  await rate('negative', 'Wrong price.');
  expect(await stateOf(talk)).toEqual({
    rating: 'negative',
    comment: 'Wrong price.',
    ofChat: 'negative',
    isOpen: true,
    figures: [0, 1],
  });
  await rate('negative', 'Wrong price, really.');
  expect(await stateOf(talk)).toMatchObject({ comment: 'Wrong price, really.', figures: [0, 1] });
  await rate('positive', '', 1);
  expect(await stateOf(talk, 1)).toMatchObject({ ofChat: 'positive', figures: [1, 1] });
  await rate(null, 'x', 1);
  expect(await stateOf(talk, 1)).toEqual({
    rating: null,
    comment: '',
    ofChat: 'negative',
    isOpen: true,
    figures: [0, 1],
  });
  await rate(null);
  await rate(null);
  expect(await stateOf(talk)).toEqual({ rating: null, comment: '', ofChat: null, isOpen: true, figures: [0, 0] });
});

it('counts once, however often it arrives at the same time', async () => {
  const talk = await world.makeTalk(1, {}, await world.makeLive());
  const input = { token: talk.token, messageId: talk.questions[0] ?? '', rating: 'positive', comment: '' } as const;
  await Promise.all(Array.from({ length: 5 }, () => callContract(rateAnswer, input)));
  expect(await stateOf(talk)).toMatchObject({ figures: [1, 0] });
});

it('reaches no question, no other visitor’s chat and no other chatbot’s', async () => {
  const talk = await world.makeTalk();
  const [first = ''] = talk.questions;
  const rate = (token: string, messageId: string) =>
    callContract(rateAnswer, { token, messageId, rating: 'negative', comment: '' });
  await expect(rate(talk.token, newId())).rejects.toMatchObject({ code: 'not-found' });
  await expect(rate(talk.token, answerIdOf(first))).rejects.toMatchObject({ code: 'invalid-input' });
  await expect(rate(world.otherToken(newId()), first)).rejects.toMatchObject({ code: 'not-found' });
  await expect(rate(world.otherToken(talk.chatId, world.sibling), first)).rejects.toMatchObject({
    code: 'visitor-token-invalid',
  });
  await expect(rate(createResumeToken(talk.visitor), first)).rejects.toMatchObject({ code: 'visitor-token-invalid' });
  expect(await stateOf(talk)).toMatchObject({ rating: null, ofChat: null });
});

it('is closed where the chatbot asks for no ratings', async () => {
  const quiet = await makeChatbot(world.orgId, { collectFeedback: false });
  await untilDocument(paths.widget(quiet), widgetSchema, () => true);
  const talk = await world.makeTalk(1, {}, quiet);
  const input = { token: talk.token, messageId: talk.questions[0] ?? '', rating: 'positive', comment: '' } as const;
  await expect(callContract(rateAnswer, input)).rejects.toMatchObject({ code: 'not-found' });
});
