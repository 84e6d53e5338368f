import { correctChat } from '@parlance/domain/contracts/conversations/chats';
import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { topicSchema } from '@parlance/domain/documents/chats/topic';
import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { storedAnswer } from '../support/answering/storedAnswer.ts';

async function read() {
  return chatSchema.parse((await admin.db.doc(paths.chat(org.orgId, chatId)).get()).data());
}

const org = await makeTeam();
const { chatId } = await storedAnswer(org.orgId, 'chatbot');

it('is what a member says, and noted', async () => {
  const before = await read();
  const { idToken } = org.users.member;
  const correct = (correction: object) =>
    callContract(correctChat, { orgId: org.orgId, chatId, ...correction }, idToken);
  await correct({ category: 'Prices' });
  await correct({ category: 'Prices' });
  expect(await read()).toEqual({ ...before, category: 'Prices', corrected: ['category'] });
  await correct({ topic: 'What it costs', sentiment: 'negative' });
  const { topicId } = await read();
  const topic = topicSchema.parse((await admin.db.doc(paths.topic(org.orgId, topicId ?? '')).get()).data());
  expect(topic).toMatchObject({ chatbotId: 'chatbot', name: 'What it costs', key: 'costs' });
  expect(await read()).toEqual({
    ...before,
    category: 'Prices',
    topic: 'What it costs',
    topicId,
    sentiment: 'negative',
    corrected: ['category', 'topic', 'sentiment'],
  });
});

it('is refused where nothing is corrected, and for what is no correction', async () => {
  const input = { orgId: org.orgId, chatId };
  const call = (correction: object, idToken: string) => callContract(correctChat, { ...input, ...correction }, idToken);
  const before = await read();
  await expect(call({}, org.users.member.idToken)).rejects.toMatchObject({ code: 'invalid-input' });
  await expect(call({ sentiment: 'fine' }, org.users.member.idToken)).rejects.toMatchObject({ code: 'invalid-input' });
  await expect(call({ category: 'x'.repeat(41) }, org.users.member.idToken)).rejects.toMatchObject({
    code: 'invalid-input',
  });
  expect(await read()).toEqual(before);
});
