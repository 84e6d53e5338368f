import type { TestRun } from '@parlance/domain/documents/evals/testRun';
import type { TestState } from '@parlance/domain/documents/evals/testState';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { UpdateData } from 'firebase-admin/firestore';
import { giveBackToDay } from '../../../kernel/platform/limits/takeFromDay.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../../kernel/platform/writes/transactionInTurn.ts';
import { nextDay } from './nextDay.ts';
import type { TestRunPlace } from './enqueueTestRun.ts';
import { testBudget } from './testBudget.ts';

/** End of a run. A worker names itself; members end a run in any hands. */
export interface RunEnd {
  status: 'done' | 'failed' | 'cancelled';
  error?: TestRun['error'];
  worker?: number;
}

/**
 * Ends a run, once: its answers that were not needed go back to the day that they were taken from, and what changed before a run that did
 * not come to its end counts for the next one. False where it is over already, gone, or another worker's.
 */
export async function endTestRun(place: TestRunPlace, end: RunEnd, now = new Date()): Promise<boolean> {
  const { orgId, chatbotId, runId } = place;
  const stateRef = refs.testState(orgId, chatbotId);
  return transactionInTurn(paths.testRun(orgId, chatbotId, runId), async (transaction) => {
    const ref = refs.testRun(orgId, chatbotId, runId);
    const run = (await transaction.get(ref)).data();
    const state = (await transaction.get(stateRef)).data();
    const failing = await transaction.get(refs.testCases(orgId, chatbotId).where('mustPass', '==', true));
    if (run === undefined || (run.status !== 'waiting' && run.status !== 'running')) return false;
    if (end.worker !== undefined && run.worker !== end.worker) return false;
    const total = run.caseIds.length;
    const isDone = end.status === 'done';
    transaction.update(ref, {
      status: end.status,
      finishedAt: now,
      leaseUntil: null,
      error: end.error ?? null,
      // Cases that were deleted meanwhile are done with.
      ...(isDone ? { done: total } : {}),
    });
    const unused = run.answersLeft ?? total - run.passed - run.failed;
    if (unused > 0) giveBackToDay(transaction, testBudget(orgId), unused, run.startedAt);
    if (state === undefined) return true;
    const isFailing = failing.docs.some((one) => {
      const { last, version } = one.data();
      return last?.verdict === 'failed' && last.version === version;
    });
    const change = isDone ? doneState(run, runId, isFailing, now) : brokenOffState(run, state, end, now);
    transaction.update(stateRef, { ...change, ...(state.runId === runId ? { runId: null } : {}) });
    return true;
  });
}

function doneState(run: TestRun, runId: string, isFailing: boolean, at: Date): UpdateData<TestState> {
  const { passed, failed, flipped, broken } = run;
  const last = { runId, at, passed, failed, flipped };
  if (broken > 0) return { last, alarm: { runId, at, cases: broken } };
  return isFailing ? { last } : { last, alarm: null };
}

/** One that began by itself, and which the day's spending has stopped, begins again on the next day. */
function brokenOffState(run: TestRun, { changes }: TestState, { error }: RunEnd, now: Date): UpdateData<TestState> {
  const all = [...run.changes, ...changes].slice(-LIMITS.testChangesNamed);
  const named = { changes: all, changedSince: all.length === 0 ? null : now };
  if (run.startedBy !== null || error !== 'test-limit-reached') return named;
  return { ...named, dueAt: nextDay(now), waitsForDay: true };
}
