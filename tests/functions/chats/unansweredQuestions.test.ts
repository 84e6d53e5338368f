import { dismissQuestions } from '@parlance/domain/contracts/conversations/chats';
import { statsSchema } from '@parlance/domain/documents/chats/stats';
import { DAY_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { beforeEach, expect, it } from 'vitest';
import { importQa } from '../../../functions/src/knowledge/sources/importQa.ts';
import { saveQa } from '../../../functions/src/knowledge/saveQa.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';

const QUESTIONS = ['Do you ship to Austria?', 'Can I pay by invoice?', 'Is the tent waterproof?'];

let org: TestTeam;
let chatbotId: string;
let ids: string[];

/** The day's figures of some days ago, with the three questions. */
async function addDay(daysAgo: number, of = chatbotId): Promise<string[]> {
  const at = new Date(Date.now() - daysAgo * DAY_MS);
  const day = at.toISOString().slice(0, 10);
  const asked = QUESTIONS.map((question) => ({ chatId: newId(), messageId: newId(), question, at }));
  await admin.db
    .doc(paths.stats(org.orgId, of, day))
    .set({ ...ruleDocuments.stats, chatbotId: of, day, refused: 3, unanswered: Object.fromEntries(asked.entries()) });
  return asked.map(({ messageId }) => messageId);
}

/** The questions that are left of a chatbot, as their numbers. */
async function left(of = chatbotId): Promise<number[]> {
  const days = await admin.db.collection(paths.allStats(org.orgId)).where('chatbotId', '==', of).get();
  return days.docs
    .flatMap((day) => Object.values(statsSchema.parse(day.data()).unanswered))
    .map(({ question }) => QUESTIONS.indexOf(question))
    .toSorted((one, other) => one - other);
}

beforeEach(async () => {
  org = await makeTeam({ timezone: 'UTC' });
  chatbotId = await makeChatbot(org.orgId);
  ids = [...(await addDay(0)), ...(await addDay(6))];
});

it('leave the list with an answer to a like one, of this chatbot alone', async () => {
  const other = newId();
  await addDay(1, other);
  const who = membershipOf(org, 'member');
  const answered = { chatbotId, sourceId: newId(), question: 'Austria: do you ship there?', answer: 'Yes.' };
  await saveQa(who, answered);
  expect(await left()).toEqual([1, 1, 2, 2]);
  expect(await left(other)).toEqual([0, 1, 2]);
  await importQa(who, chatbotId, [{ sourceId: newId(), question: 'Is your tent waterproof?', answer: 'Yes.' }]);
  expect(await left()).toEqual([1, 1]);
});

it('leave it when they are dismissed, and the figures stay', async () => {
  const { idToken } = org.users.member;
  const [first = '', , , , fifth = ''] = ids;
  const input = { orgId: org.orgId, chatbotId, messageIds: [first, fifth, newId()] };
  await callContract(dismissQuestions, input, idToken);
  await callContract(dismissQuestions, input, idToken);
  expect(await left()).toEqual([0, 1, 2, 2]);
  const days = await admin.db.collection(paths.allStats(org.orgId)).get();
  expect(days.docs.map((day) => statsSchema.parse(day.data()).refused)).toEqual([3, 3]);
});

it('leave it also from days that only the analytics show', async () => {
  const { idToken } = org.users.member;
  const [, old = ''] = await addDay(80);
  await callContract(dismissQuestions, { orgId: org.orgId, chatbotId, messageIds: [old] }, idToken);
  expect(await left()).toEqual([0, 0, 0, 1, 1, 2, 2, 2]);
});

it('are dismissed by no other organization (T-04)', async () => {
  const other = await makeTeam();
  const input = { orgId: other.orgId, chatbotId, messageIds: ids };
  await postRaw(dismissQuestions.name, input, other.users.owner.idToken);
  expect(await left()).toEqual([0, 0, 1, 1, 2, 2]);
});
