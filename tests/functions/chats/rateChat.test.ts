import { rateChat, readChat } from '@parlance/domain/contracts/conversations/chats';
import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { beforeAll, expect, it } from 'vitest';
import { createResumeToken } from '../../../functions/src/kernel/access/tokens/resumeToken.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { type Talk, type TalkWorld, handoverConversation } from '../support/chats/handoverConversation.ts';
import { foldedDays } from '../support/foldedDays.ts';

const DAY = '2026-11-20';

let world: TalkWorld;
let asking: string;

beforeAll(async () => {
  world = await handoverConversation();
  asking = await makeAsking();
});

async function makeAsking(): Promise<string> {
  const made = await makeChatbot(world.orgId, { trained: true, allowedDomains: ['shop.example'], collectCsat: true });
  await untilDocument(paths.widget(made), widgetSchema, () => true);
  return made;
}

async function csatOf({ chatId }: Talk) {
  const { csat } = chatSchema.parse((await admin.db.doc(paths.chat(world.orgId, chatId)).get()).data());
  return csat && { score: csat.score, comment: csat.comment };
}

async function countedFor(chatbotId: string) {
  const days = await foldedDays(world.orgId);
  return days.find((each) => each.chatbotId === chatbotId && each.day === DAY)?.csat ?? {};
}

it('stores what a visitor says first, counts it once, and says that it was said', async () => {
  const own = await makeAsking();
  const talk = await world.makeTalk(2, { day: DAY }, own);
  const { token } = talk;
  expect(await callContract(readChat, { token })).not.toHaveProperty('hasCsat');
  await callContract(rateChat, { token, score: 4, comment: ' Quick,\nmostly. ' });
  await callContract(rateChat, { token, score: 1, comment: 'No.' });
  await callContract(rateChat, { token, score: null, comment: '' });
  expect(await csatOf(talk)).toEqual({ score: 4, comment: 'Quick,\nmostly.' });
  expect(await callContract(readChat, { token })).toMatchObject({ hasCsat: true });
  expect(await countedFor(own)).toEqual({ 4: 1 });
});

it('stores that a visitor declines, without words, and counts nothing', async () => {
  const own = await makeAsking();
  const talk = await world.makeTalk(2, { day: DAY }, own);
  await callContract(rateChat, { token: talk.token, score: null, comment: 'Left over' });
  await callContract(rateChat, { token: talk.token, score: 5, comment: '' });
  expect(await csatOf(talk)).toEqual({ score: null, comment: '' });
  expect(await callContract(readChat, { token: talk.token })).toMatchObject({ hasCsat: true });
  expect(await countedFor(own)).toEqual({});
});

it('counts once, however often it arrives at the same time, and leaves rating and resolution alone', async () => {
  const own = await makeAsking();
  const talk = await world.makeTalk(1, { day: DAY }, own);
  const before = (await admin.db.doc(paths.chat(world.orgId, talk.chatId)).get()).data();
  const input = { token: talk.token, score: 1, comment: '' } as const;
  await Promise.all(Array.from({ length: 5 }, () => callContract(rateChat, input)));
  expect(await countedFor(own)).toEqual({ 1: 1 });
  const after = (await admin.db.doc(paths.chat(world.orgId, talk.chatId)).get()).data();
  expect({ ...after, csat: null }).toEqual({ ...before, csat: null });
});

it('reaches no other chatbot’s chat and none in which nothing was said', async () => {
  const talk = await world.makeTalk(1, {}, asking);
  const rate = (token: string) => callContract(rateChat, { token, score: 3, comment: '' });
  await expect(rate(world.otherToken(newId(), asking))).rejects.toMatchObject({ code: 'not-found' });
  const sibling = await makeAsking();
  await expect(rate(world.otherToken(talk.chatId, sibling))).rejects.toMatchObject({ code: 'visitor-token-invalid' });
  await expect(rate(createResumeToken(talk.visitor))).rejects.toMatchObject({ code: 'visitor-token-invalid' });
  expect(await csatOf(talk)).toBeNull();
});

it('takes scores from 1 to 5, and is closed where the chatbot does not ask', async () => {
  const talk = await world.makeTalk(1, {}, asking);
  const comment = 'x'.repeat(LIMITS.feedbackCharacters + 1);
  await expect(callContract(rateChat, { token: talk.token, score: 3, comment })).rejects.toMatchObject({
    code: 'invalid-input',
  });
  const quiet = await world.makeTalk();
  await expect(callContract(rateChat, { token: quiet.token, score: 3, comment: '' })).rejects.toMatchObject({
    code: 'not-found',
  });
});
