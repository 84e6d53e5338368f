import { cancelDraftRun } from '@parlance/domain/contracts/drafts/drafts';
import { newAnswerMessage, newVisitorMessage } from '@parlance/domain/documents/chats/message';
import { type DraftAnswer, draftAnswerSchema } from '@parlance/domain/documents/drafts/draftAnswer';
import { draftRunSchema } from '@parlance/domain/documents/drafts/draftRun';
import { MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { answerIdOf } from '@parlance/domain/widget/answerId';
import { describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { deleteChats } from '../../../functions/src/conversations/deleteChats.ts';
import { draftBudget } from '../../../functions/src/quality/drafts/draftBudget.ts';
import { expireDraftRuns } from '../../../functions/src/quality/drafts/expireDraftRuns.ts';
import { resumeDraftRuns } from '../../../functions/src/quality/drafts/resumeDraftRuns.ts';
import { runDrafts } from '../../../functions/src/quality/drafts/runDrafts.ts';
import { type DraftWish, startDraftRun } from '../../../functions/src/quality/drafts/startDraftRun.ts';
import { returnToDay, takeFromDay } from '../../../functions/src/kernel/platform/limits/takeFromDay.ts';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';

const local = createLocalProvider();
const MAX = PLAN_LIMITS.pro.replayAnswersPerDay;
const NOBODY = async () => undefined;
const SAID = 'Shipping to Austria costs 7.90 €.';

let chatbotId: string;
let minute = 0;

const org = await makeTeam();
const { orgId } = org;

/** A conversation of one question with the answer that the visitor got. */
async function haveAsked(
  question: string,
  text: string,
  verdict: 'answered' | 'refused' = 'answered',
  channel = 'widget',
): Promise<string> {
  const [chatId, messageId] = [newId(), newId()];
  minute += 1;
  const at = new Date(Date.parse('2026-11-20T12:00:00Z') + minute * MINUTE_MS);
  const batch = admin.db.batch();
  const identity = { name: 'Ada Lovelace', email: 'ada@example.com' };
  const chat = { ...ruleDocuments.chat, chatbotId, channel, identity, handover: null, locale: 'en' };
  batch.set(admin.db.doc(paths.chat(orgId, chatId)), { ...chat, lastMessageAt: at, createdAt: at });
  batch.set(
    admin.db.doc(paths.message(orgId, chatId, messageId)),
    newVisitorMessage({ chatbotId, text: question, at }),
  );
  batch.set(
    admin.db.doc(paths.message(orgId, chatId, answerIdOf(messageId))),
    newAnswerMessage({ chatbotId, text, verdict, at: new Date(at.getTime() + 1000) }),
  );
  await batch.commit();
  return chatId;
}

const runOf = async (runId: string) =>
  draftRunSchema.parse((await admin.db.doc(paths.draftRun(orgId, chatbotId, runId)).get()).data());
const answersOf = async (runId: string): Promise<DraftAnswer[]> => {
  const found = await admin.db.collection(paths.draftAnswers(orgId)).where('runId', '==', runId).get();
  return found.docs.map((one) => draftAnswerSchema.parse(one.data())).toSorted((one, other) => one.place - other.place);
};
const work = (runId: string, provider: AiProvider = local, isOver = () => false) =>
  runDrafts(provider, { orgId, cursor: `${chatbotId}/${runId}`, now: new Date(), isOver }, NOBODY);
const begin = async (changes: DraftWish['changes'] = {}): Promise<string> => {
  const runId = newId();
  const wish = { chatbotId, runId, kind: 'replay' as const, changes };
  for (const _ of [1, 2]) await startDraftRun(membershipOf(org, 'member'), wish, { enqueue: NOBODY });
  return runId;
};
const left = async (): Promise<number> => {
  const now = new Date();
  const taken = await takeFromDay(draftBudget(orgId, 'replay'), MAX, MAX, now);
  await returnToDay(draftBudget(orgId, 'replay'), taken, now);
  return taken;
};

describe('a replay of the last questions', () => {
  it('says what a draft would change, stores no name, changes nothing and takes no message', async () => {
    chatbotId = await trainedChatbot(orgId, `# Shipping\n\n${SAID}\n`);
    await haveAsked('What does shipping to Austria cost?', SAID);
    await haveAsked('Shipping to Austria: how much is it?', 'Shipping to Austria costs 9.90 €.');
    await haveAsked('I am Ada Lovelace, ada@example.com. What does shipping to Austria cost?', 'No idea.', 'refused');
    await haveAsked('Who won the football match yesterday?', 'The home team won.');
    await haveAsked('Do you like mountains?', 'Not said.', 'refused');
    await haveAsked('A question of our own?', SAID, 'answered', 'playground');
    const before = await admin.db.doc(paths.chatbot(orgId, chatbotId)).get();
    const usage = await left();
    const runId = await begin({ faqs: [{ question: 'Do you like mountains?', answer: 'Yes, very much.' }] });
    expect(await left()).toBe(usage - 5);
    await Promise.all([work(runId), work(runId)]);
    await work(runId);
    const run = await runOf(runId);
    expect(run).toMatchObject({
      status: 'done',
      done: 5,
      gone: 0,
      outcomes: { same: 2, words: 0, facts: 1, answered: 1, refused: 1 },
    });
    const answers = await answersOf(runId);
    expect(answers.map(({ outcome }) => outcome)).toEqual(['answered', 'refused', 'same', 'facts', 'same']);
    expect(answers[0]?.given).toEqual({ text: 'Yes, very much.', verdict: 'verified' });
    expect(answers[3]?.former?.text).toContain('9.90');
    expect(answers[3]?.given.text).toContain('7.90');
    expect(JSON.stringify(answers)).not.toMatch(/Lovelace|ada@example/);
    expect((await admin.db.doc(paths.chatbot(orgId, chatbotId)).get()).updateTime).toEqual(before.updateTime);
    expect((await admin.db.collection(`orgs/${orgId}/usage`).get()).size).toBe(0);
  });

  it('R-03 goes on where a worker was killed, counts each question once, and gives back what was not asked', async () => {
    const before = await left();
    const runId = await begin();
    let asked = 0;
    const dying: AiProvider = {
      ...local,
      embedQuery: async (text) => {
        asked += 1;
        if (asked > 2) throw new Error('killed');
        return local.embedQuery(text);
      },
    };
    await expect(work(runId, dying)).rejects.toThrow(/./);
    const half = await runOf(runId);
    expect(half.status).toBe('waiting');
    expect(half.done).toBeLessThan(5);
    await admin.db.doc(paths.draftRun(orgId, chatbotId, runId)).update({ status: 'running', leaseUntil: new Date(0) });
    const queued: string[] = [];
    await resumeDraftRuns(wholeRun(), async (one) => void queued.push(one.runId));
    expect(queued).toContain(runId);
    await work(runId, local, () => true);
    expect((await runOf(runId)).status).toBe('waiting');
    await Promise.all([work(runId), work(runId)]);
    expect(await runOf(runId)).toMatchObject({ status: 'done', done: 5 });
    expect(await answersOf(runId)).toHaveLength(5);
    expect(await left()).toBe(before - 5);
    const second = await begin();
    for (const _ of [1, 2]) {
      await callContract(cancelDraftRun, { orgId, chatbotId, runId: second }, org.users.member.idToken);
      await work(second);
    }
    expect((await runOf(second)).status).toBe('cancelled');
    expect(await left()).toBe(before - 5);
  });

  it('begins only with as many answers as it needs', async () => {
    const now = new Date();
    const rest = await left();
    await takeFromDay(draftBudget(orgId, 'replay'), rest - 4, MAX, now);
    await expect(begin()).rejects.toMatchObject({ code: 'replay-limit-reached', details: { max: MAX, left: 4 } });
    await returnToDay(draftBudget(orgId, 'replay'), 1, now);
    const runId = await begin();
    expect((await runOf(runId)).items).toHaveLength(5);
    await returnToDay(draftBudget(orgId, 'replay'), rest - 5, now);
  });

  it('goes with its conversation, and with all of it after seven days', async () => {
    const chatId = await haveAsked('Is shipping to Austria free?', SAID);
    const runId = await begin();
    await work(runId);
    const ofChat = async () =>
      (await admin.db.collection(paths.draftAnswers(orgId)).where('chatId', '==', chatId).get()).size;
    expect(await ofChat()).toBe(1);
    const late = await begin();
    await deleteChats(membershipOf(org, 'owner'), [chatId]);
    expect(await ofChat()).toBe(0);
    // One that is at work stores nothing of it, and gives its answer back.
    await work(late);
    expect(await ofChat()).toBe(0);
    expect(await runOf(late)).toMatchObject({ status: 'done', done: 6, gone: 1 });
    const end = (await runOf(runId)).expiresAt;
    await expireDraftRuns(wholeRun(new Date(end.getTime() - 1)));
    expect((await runOf(runId)).status).toBe('done');
    expect(end.getTime() - (await runOf(runId)).startedAt.getTime()).toBe(LIMITS.draftRunMs);
    for (const _ of [1, 2]) await expireDraftRuns(wholeRun(end));
    expect((await admin.db.doc(paths.draftRun(orgId, chatbotId, runId)).get()).exists).toBe(false);
    expect(await answersOf(runId)).toEqual([]);
  });
});
