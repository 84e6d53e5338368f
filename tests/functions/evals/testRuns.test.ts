import { cancelTestRun, saveTestCase, startTestRun } from '@parlance/domain/contracts/evals/evals';
import { mailSchema } from '@parlance/domain/documents/mail';
import { testCaseSchema } from '@parlance/domain/documents/evals/testCase';
import { type TestResult, testResultSchema } from '@parlance/domain/documents/evals/testResult';
import { testRunSchema } from '@parlance/domain/documents/evals/testRun';
import { type TestState, testStateSchema } from '@parlance/domain/documents/evals/testState';
import { MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { returnToDay, takeFromDay } from '../../../functions/src/kernel/platform/limits/takeFromDay.ts';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { removeSources } from '../../../functions/src/knowledge/removeSources.ts';
import { importTestCases } from '../../../functions/src/quality/evals/cases/importTestCases.ts';
import { endTestRun } from '../../../functions/src/quality/evals/runs/endTestRun.ts';
import { resumeTestRuns } from '../../../functions/src/quality/evals/runs/resumeTestRuns.ts';
import { runTests } from '../../../functions/src/quality/evals/runs/runTests.ts';
import { startDueTestRuns } from '../../../functions/src/quality/evals/runs/startDueTestRuns.ts';
import { startTestRun as start } from '../../../functions/src/quality/startTestRun.ts';
import { testBudget } from '../../../functions/src/quality/evals/runs/testBudget.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { makeSource } from '../../support/makeSource.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { testRowOf as rowOf } from '../support/answering/testRowOf.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';

const local = createLocalProvider();
const MAX = PLAN_LIMITS.pro.testAnswersPerDay;
const QUESTION = 'What does shipping to Austria cost?';
const NOBODY = async () => undefined;

let chatbotId: string;

const org = await makeTeam();
const { orgId } = org;

const place = (runId: string) => ({ orgId, chatbotId, runId });
const stateOf = async (): Promise<TestState> =>
  testStateSchema.parse((await admin.db.doc(paths.testState(orgId, chatbotId)).get()).data());
const runOf = async (runId: string) =>
  testRunSchema.parse((await admin.db.doc(paths.testRun(orgId, chatbotId, runId)).get()).data());
const resultOf = async (runId: string, caseId: string): Promise<TestResult> =>
  testResultSchema.parse((await admin.db.doc(paths.testResult(orgId, chatbotId, runId, caseId)).get()).data());
const work = (runId: string, provider: AiProvider = local, isOver = () => false) =>
  runTests(provider, { orgId, cursor: `${chatbotId}/${runId}`, now: new Date(), isOver }, NOBODY);
const begin = async (): Promise<string> => {
  const runId = newId();
  await start(place(runId), { startedBy: org.users.owner.uid, enqueue: NOBODY });
  return runId;
};
/** Remainder of the organization's day: taken, and given back. */
const left = async (): Promise<number> => {
  const now = new Date();
  const taken = await takeFromDay(testBudget(orgId), MAX, MAX, now);
  await returnToDay(testBudget(orgId), taken, now);
  return taken;
};

describe('a run of tests', () => {
  it('is begun by a member, finds what passes and fails, stores no conversation and takes no message', async () => {
    chatbotId = await trainedChatbot(orgId, '# Shipping\n\nShipping to Austria costs 7.90 €. It takes three days.\n');
    const { idToken } = org.users.member;
    const good = rowOf(QUESTION, ['7.90 €', 'Austria']);
    const bad = rowOf('How long does shipping to Austria take?', ['five days']);
    const none = rowOf('Who won the football match yesterday?', 'refuse');
    for (const { caseId, fields } of [good, bad, none]) {
      for (const _ of [1, 2]) {
        await callContract(saveTestCase, { orgId, chatbotId, caseId, origin: null, fields }, idToken);
      }
    }
    expect((await stateOf()).cases).toBe(3);
    const runId = newId();
    for (const _ of [1, 2]) await callContract(startTestRun, place(runId), idToken);
    const path = paths.testRun(orgId, chatbotId, runId);
    const run = await untilDocument(path, testRunSchema, ({ status }) => status === 'done');
    expect(run).toMatchObject({ done: 3, passed: 2, failed: 1, flipped: 0, startedBy: org.users.member.uid });
    expect(await resultOf(runId, bad.caseId)).toMatchObject({
      verdict: 'failed',
      checks: [{ fact: 'five days', holds: false, by: 'rules', reason: 'figure-missing' }],
      former: null,
    });
    const passed = await resultOf(runId, good.caseId);
    expect(passed.given.text).toContain('7.90');
    expect(passed.given.passages[0]?.sourceName).toBe('notes.md');
    expect((await resultOf(runId, none.caseId)).given.verdict).toBe('refused');
    expect((await admin.db.collection(paths.chats(orgId)).get()).size).toBe(0);
    expect((await admin.db.collection(`orgs/${orgId}/usage`).get()).size).toBe(0);
    expect((await stateOf()).runId).toBeNull();
  });

  it('names the source that made a case flip, keeps both answers and mails once', async () => {
    chatbotId = await trainedChatbot(orgId, '# Notes\n\nWe like walks in the mountains.\n');
    const old = await makeSource(orgId, chatbotId, 'Shipping to Austria costs 7.90 €.\n', { name: 'shipping.md' });
    await ingestSource(orgId, old, local);
    const row = rowOf(QUESTION, ['7.90 €']);
    await importTestCases(membershipOf(org, 'owner'), chatbotId, [row]);
    const first = await begin();
    await work(first);
    expect((await resultOf(first, row.caseId)).verdict).toBe('passed');

    const price = await makeSource(orgId, chatbotId, 'Shipping to Austria costs 9.90 €.\n', { name: 'prices.md' });
    await ingestSource(orgId, price, local);
    await removeSources(membershipOf(org, 'owner'), [old]);
    const { dueAt, changes } = await stateOf();
    expect(changes.map(({ kind, names }) => [kind, ...names])).toEqual([
      ['source-read', 'prices.md'],
      ['source-removed', 'shipping.md'],
    ]);
    // Nothing begins before the changes have come to an end; then one run does, however often the schedule comes.
    const started: string[] = [];
    const note: typeof start = async (one, options) => {
      if (one.chatbotId !== chatbotId) return;
      started.push(one.runId);
      await start(one, { ...options, enqueue: NOBODY });
    };
    await startDueTestRuns(wholeRun(new Date((dueAt?.getTime() ?? 0) - 1)), note);
    expect(started).toEqual([]);
    for (const _ of [1, 2]) await startDueTestRuns(wholeRun(new Date((dueAt?.getTime() ?? 0) + 1)), note);
    expect(started).toHaveLength(1);
    const [runId = ''] = started;
    await Promise.all([work(runId), work(runId)]);
    await work(runId);
    const run = await runOf(runId);
    expect(run).toMatchObject({ status: 'done', startedBy: null, failed: 1, flipped: 1, broken: 1 });
    expect(run.changes).toEqual(changes);
    const result = await resultOf(runId, row.caseId);
    expect(result).toMatchObject({ verdict: 'failed', isFlipped: true });
    expect([result.former?.text, result.given.text].map((text) => /\d\.\d0 €/.exec(text ?? '')?.[0])).toEqual([
      '7.90 €',
      '9.90 €',
    ]);
    expect((await stateOf()).alarm).toMatchObject({ runId, cases: 1 });
    const stored = await admin.db.doc(paths.testCase(orgId, chatbotId, row.caseId)).get();
    expect(testCaseSchema.parse(stored.data()).last).toMatchObject({ runId, verdict: 'failed', isFlipped: true });
    const mails = await admin.db.collection('mail').where('message.chatbotId', '==', chatbotId).get();
    expect(mails.docs.map((mail) => mailSchema.parse(mail.data()).message.kind)).toEqual([
      'test-broken',
      'test-broken',
    ]);
  });

  it('R-03 goes on where a worker was killed, judges each case once and charges none twice', async () => {
    chatbotId = await trainedChatbot(orgId, 'Shipping to Austria costs 7.90 €.\n');
    const rows = [1, 2, 3, 4].map((n) => rowOf(`${QUESTION} ${n}`, ['7.90 €']));
    await importTestCases(membershipOf(org, 'owner'), chatbotId, rows);
    const before = await left();
    const runId = await begin();
    expect(await left()).toBe(before - rows.length);
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
    expect(half.done).toBeLessThan(rows.length);
    // A worker that was killed without a word: its lease ends, and the schedule queues the run again.
    await admin.db.doc(paths.testRun(orgId, chatbotId, runId)).update({ status: 'running', leaseUntil: new Date(0) });
    const queued: string[] = [];
    await resumeTestRuns(wholeRun(), async (one) => void queued.push(one.runId));
    expect(queued).toContain(runId);
    await work(runId, local, () => true);
    expect((await runOf(runId)).status).toBe('waiting');
    await Promise.all([work(runId), work(runId)]);
    expect(await runOf(runId)).toMatchObject({ status: 'done', done: 4, passed: 4, failed: 0 });
    expect((await admin.db.collection(paths.testResults(orgId, chatbotId, runId)).get()).size).toBe(4);
    expect(await left()).toBe(before - rows.length);
    // A run that is cancelled gives back what was not asked.
    const second = await begin();
    for (const _ of [1, 2]) {
      await callContract(cancelTestRun, place(second), org.users.owner.idToken);
      await work(second);
    }
    expect((await runOf(second)).status).toBe('cancelled');
    expect(await left()).toBe(before - rows.length);
  });

  it('gives up after so many workers that came no further', async () => {
    const away: AiProvider = { ...local, embedQuery: () => Promise.reject(new Error('away')) };
    const runId = await begin();
    for (let attempt = 0; attempt < LIMITS.testAttempts; attempt += 1) {
      await expect(work(runId, away)).rejects.toThrow(/./);
    }
    expect(await runOf(runId)).toMatchObject({ status: 'failed', leaseUntil: null });
    expect((await stateOf()).runId).toBeNull();
    expect(await endTestRun(place(runId), { status: 'cancelled' })).toBe(false);
  });

  it('takes no more answers from a day than the plan has, and begins by itself on the next one', async () => {
    const now = new Date();
    const rest = await left();
    await takeFromDay(testBudget(orgId), rest - 3, MAX, now);
    await expect(begin()).rejects.toMatchObject({ code: 'test-limit-reached', details: { max: MAX, left: 3 } });
    await admin.db.doc(paths.testState(orgId, chatbotId)).update({ dueAt: now });
    const only: typeof start = async (one, options) => {
      if (one.chatbotId === chatbotId) await start(one, { ...options, enqueue: NOBODY });
    };
    await startDueTestRuns(wholeRun(now), only);
    const { dueAt, waitsForDay } = await stateOf();
    expect(waitsForDay).toBe(true);
    await startDueTestRuns(wholeRun(new Date((dueAt?.getTime() ?? 0) + MINUTE_MS)), only);
    expect((await stateOf()).runId).not.toBeNull();
  });
});
