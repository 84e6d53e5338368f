import { type Deletion, deletionSchema } from '@parlance/domain/documents/chatbots/deletion';
import { DAY_MS, HOUR_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import { takeDemoQuestion } from '../../../functions/src/answering/usage/takeDemoQuestion.ts';
import { resetDemo } from '../../../functions/src/chatbots/deletion/resetDemo.ts';
import { config } from '../../../functions/src/kernel/platform/config.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { addOldChat } from '../support/chats/addOldChat.ts';

async function deletionsOf(orgId: string): Promise<string[]> {
  return (await admin.db.collection(paths.deletions(orgId)).listDocuments()).map(({ id }) => id);
}

const isDone = ({ status }: Deletion): boolean => status === 'done';

it('the demo loses its conversations once a day, and no other chatbot does', async () => {
  const { orgId } = await makeOrg();
  const [demo, other] = [await makeChatbot(orgId), await makeChatbot(orgId)];
  const [talk, kept] = [await addOldChat(orgId, demo, 2), await addOldChat(orgId, other, 1)];
  const now = new Date();
  await Promise.all([resetDemo(demo, now), resetDemo(demo, now)]);
  await resetDemo(demo, now);
  const [deletionId = ''] = await deletionsOf(orgId);
  expect(await deletionsOf(orgId)).toHaveLength(1);
  const { removed } = await untilDocument(paths.deletion(orgId, deletionId), deletionSchema, isDone);
  expect(removed).toMatchObject({ chats: 1, messages: 2, leads: 0, sources: 0 });
  expect((await admin.db.doc(paths.chat(orgId, talk)).get()).exists).toBe(false);
  expect((await admin.db.doc(paths.chat(orgId, kept)).get()).exists).toBe(true);
  await resetDemo(demo, new Date(now.getTime() + DAY_MS));
  expect(await deletionsOf(orgId)).toHaveLength(2);
});

it('without a demo, or with one that is gone, nothing is begun', async () => {
  const { orgId } = await makeOrg();
  const gone = await makeChatbot(orgId);
  await admin.db.doc(paths.chatbot(orgId, gone)).delete();
  await Promise.all([resetDemo(''), resetDemo(newId()), resetDemo(gone)]);
  expect(await deletionsOf(orgId)).toEqual([]);
});

it('an address asks the demo so many questions in an hour and no more; other chatbots are asked on', async () => {
  const { demoChatbotId } = config();
  const address = `198.51.${newId()}.0/24`;
  const now = Date.now();
  for (let left = LIMITS.demoQuestionsPerHour; left > 0; left -= 1) await takeDemoQuestion(demoChatbotId, address, now);
  await expect(takeDemoQuestion(demoChatbotId, address, now)).rejects.toMatchObject({ code: 'rate-limited' });
  await takeDemoQuestion(newId(), address, now);
  await takeDemoQuestion(demoChatbotId, '203.0.113.0/24', now);
  await takeDemoQuestion(demoChatbotId, address, now + HOUR_MS);
});
