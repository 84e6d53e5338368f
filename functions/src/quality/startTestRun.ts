import { entitlementsOf } from '@parlance/domain/billing/entitlementsOf';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { requireChatbot } from '../kernel/access/requireChatbot.ts';
import { config } from '../kernel/platform/config.ts';
import { takeAllFromDay } from '../kernel/platform/limits/takeFromDay.ts';
import { refs } from '../kernel/platform/refs.ts';
import { transactionInTurn } from '../kernel/platform/writes/transactionInTurn.ts';
import { answersOf } from './evals/runs/answersOf.ts';
import { enqueueTestRun, type TestRunPlace } from './evals/runs/enqueueTestRun.ts';
import { testBudget } from './evals/runs/testBudget.ts';

interface StartOptions {
  /** Null for a run that begins by itself. */
  startedBy: string | null;
  now?: Date;
  enqueue?: typeof enqueueTestRun;
}

/**
 * Begins a run of all cases of a chatbot and takes its answers from the organization's day, in one transaction: the same `runId` again
 * begins and takes nothing more. What has changed since the last run goes over to it. Throws `not-found`, `test-run-active`,
 * `test-cases-missing`, `test-limit-reached` { max, left }, `trial-expired` and `plan-inactive`.
 */
export async function startTestRun(
  place: TestRunPlace,
  { startedBy, now = new Date(), enqueue = enqueueTestRun }: StartOptions,
): Promise<void> {
  const { orgId, chatbotId, runId } = place;
  const stateRef = refs.testState(orgId, chatbotId);
  const ref = refs.testRun(orgId, chatbotId, runId);
  await transactionInTurn(paths.testState(orgId, chatbotId), async (transaction) => {
    if ((await transaction.get(ref)).exists) return;
    const chatbot = await requireChatbot(transaction, orgId, chatbotId);
    const org = (await transaction.get(refs.org(orgId))).data();
    const state = (await transaction.get(stateRef)).data();
    if (org === undefined) throw new AppError('not-found');
    const { answers } = entitlementsOf(org, now);
    if (answers !== 'given') throw new AppError(answers === 'trial-expired' ? 'trial-expired' : 'plan-inactive');
    if (state === undefined || state.cases === 0) throw new AppError('test-cases-missing');
    if (state.runId !== null) throw new AppError('test-run-active');
    const cases = (await transaction.get(refs.testCases(orgId, chatbotId).orderBy('createdAt'))).docs;
    const max = PLAN_LIMITS[org.plan].testAnswersPerDay;
    const wanted = cases.reduce((sum, one) => sum + answersOf(one.data()), 0);
    const short = await takeAllFromDay(transaction, testBudget(orgId), { wanted, max, at: now });
    if (short !== undefined) throw new AppError('test-limit-reached', { max, left: short.left });
    transaction.create(ref, {
      status: 'waiting',
      startedBy,
      startedAt: now,
      finishedAt: null,
      changes: state.changes,
      caseIds: cases.map(({ id }) => id),
      answersLeft: wanted,
      done: 0,
      passed: 0,
      failed: 0,
      flipped: 0,
      broken: 0,
      settingsVersion: chatbot.settingsVersion,
      provider: config().aiProvider,
      tokens: 0,
      worker: 0,
      attempts: 0,
      leaseUntil: new Date(now.getTime() + LIMITS.testLeaseMs),
      error: null,
    });
    transaction.update(stateRef, { runId, changes: [], changedSince: null, dueAt: null, waitsForDay: false });
  });
  await enqueue(place, 'first');
}
