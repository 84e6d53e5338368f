import { answerIdOf } from '@parlance/domain/widget/answerId';
import { marksOf } from '@parlance/domain/analytics/counting/marksOf';
import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { type AnswerMessage, newAnswerMessage, newVisitorMessage } from '@parlance/domain/documents/chats/message';
import { DAY_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { MARKING } from '@parlance/domain/search/marks/MARKS';
import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import { markStoredChats } from '../../../functions/src/conversations/chats/markStoredChats.ts';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
/** As it is read of a chatbot that was stored before. */
const BEFORE = { chatsMarked: { marking: 0, rest: null } };

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const run = (orgId: string, most?: number) => markStoredChats({ ...wholeRun(NOW), orgId }, most);

/** A conversation as it was stored before marks and depth were, with an answer of its own. Returns its id. */
async function addFormer(
  orgId: string,
  chatbotId: string,
  chat: Record<string, unknown> = {},
  answer: Partial<AnswerMessage> = {},
): Promise<string> {
  const { marks: _, depth: __, ...former } = ruleDocuments.chat;
  const [id, messageId] = [newId(), newId()];
  const said = { chatbotId, text: 'Hello', at: NOW };
  const given = newAnswerMessage({ ...said, verdict: 'answered', day: '2026-11-01', hour: 9, ...answer });
  const batch = admin.db.batch();
  const stored = { ...former, chatbotId, questions: 3, classifiedAt: daysAgo(1), createdAt: daysAgo(2), ...chat };
  batch.set(admin.db.doc(paths.chat(orgId, id)), stored);
  batch.set(admin.db.doc(paths.message(orgId, id, messageId)), newVisitorMessage(said));
  batch.set(admin.db.doc(paths.message(orgId, id, answerIdOf(messageId))), given);
  await batch.commit();
  return id;
}

async function chatOf(orgId: string, id: string) {
  const found = await admin.db.doc(paths.chat(orgId, id)).get();
  const { marks, depth } = chatSchema.parse(found.data());
  return { marks, depth, at: found.updateTime };
}

async function progressOf(orgId: string, chatbotId: string) {
  return chatbotSchema.parse((await admin.db.doc(paths.chatbot(orgId, chatbotId)).get()).data()).chatsMarked;
}

it('conversations that ended before marks were stored are found by figures, as if they ended today', async () => {
  const [{ orgId }, { orgId: other }] = [await makeOrg(), await makeOrg()];
  const [chatbotId, foreignBot] = [await makeChatbot(orgId, BEFORE), await makeChatbot(other, BEFORE)];
  const citation = { n: 1, sourceId: 'prices', sourceName: '', heading: '', page: null, url: null, quote: '' };
  const rated: Partial<AnswerMessage> = { rating: 'negative', citations: [citation] };
  const ended = await addFormer(orgId, chatbotId, {}, rated);
  const goingOn = await addFormer(orgId, chatbotId, { classifiedAt: null });
  const old = await addFormer(orgId, chatbotId, { createdAt: daysAgo(401) });
  const foreign = await addFormer(other, foreignBot);

  await Promise.all([run(orgId), run(orgId)]);
  const said = { chatbotId, text: '', at: NOW };
  const answer = newAnswerMessage({ ...said, verdict: 'answered', day: '2026-11-01', hour: 9, ...rated });
  const marked = await chatOf(orgId, ended);
  expect(marked).toMatchObject({ marks: marksOf([answer]), depth: 'medium' });
  expect(marked.marks).toContain('rated:negative:prices@2026-11-01');
  for (const [place, id] of [
    [orgId, goingOn],
    [orgId, old],
    [other, foreign],
  ] as const) {
    expect(await chatOf(place, id)).toMatchObject({ marks: [], depth: null });
  }
  expect(await progressOf(orgId, chatbotId)).toEqual({ marking: MARKING, rest: null });

  // Nothing is looked at any more, and what has its marks is not written again.
  await admin.db.doc(paths.chat(orgId, old)).update({ createdAt: daysAgo(3) });
  await run(orgId);
  expect(await chatOf(orgId, old)).toMatchObject({ marks: [] });
  await admin.db.doc(paths.chatbot(orgId, chatbotId)).update(BEFORE);
  await run(orgId);
  expect((await chatOf(orgId, old)).marks).not.toEqual([]);
  expect((await chatOf(orgId, ended)).at).toEqual(marked.at);
});

it('a night goes on where the one before had read enough, the newest first, and leaves none out', async () => {
  const { orgId } = await makeOrg();
  const chatbotId = await makeChatbot(orgId, BEFORE);
  // All at the same moment but the last: the order is that of their ids then.
  const ids = await Promise.all(Array.from({ length: 104 }, () => addFormer(orgId, chatbotId)));
  const last = await addFormer(orgId, chatbotId, { createdAt: daysAgo(9) });
  await run(orgId, 1);
  const { rest } = await progressOf(orgId, chatbotId);
  expect(rest?.at).toEqual(daysAgo(2));
  const isMarked = async (id: string) => (await chatOf(orgId, id)).depth !== null;
  expect((await Promise.all(ids.map(isMarked))).filter(Boolean)).toHaveLength(100);
  expect(await isMarked(last)).toBe(false);
  // Where the one it stopped at is gone meanwhile, those of the same moment are looked at again.
  await admin.db.doc(paths.chat(orgId, rest?.chatId ?? '')).delete();
  await run(orgId, 1);
  const left = [...ids.filter((id) => id !== rest?.chatId), last];
  await run(orgId, 1);
  expect((await Promise.all(left.map(isMarked))).every(Boolean)).toBe(true);
  expect(await progressOf(orgId, chatbotId)).toEqual({ marking: MARKING, rest: null });
});
