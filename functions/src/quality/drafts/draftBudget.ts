import type { DraftRun } from '@parlance/domain/documents/drafts/draftRun';
import { type Plan, PLAN_LIMITS } from '@parlance/domain/plans';
import { budgetKey } from '../../kernel/platform/limits/budgetKey.ts';
import { testBudget } from '../evals/runs/testBudget.ts';

/** The counter of the organization's day (UTC) from which a run takes its answers. */
export function draftBudget(orgId: string, kind: DraftRun['kind']): string {
  return kind === 'gate' ? testBudget(orgId) : budgetKey('replayAnswersPerDay', orgId);
}

/** Maximum number of answers that a plan has for it in a day, and the error of a run that needs more than are left. */
export function draftAllowance(plan: Plan, kind: DraftRun['kind']) {
  const { testAnswersPerDay, replayAnswersPerDay } = PLAN_LIMITS[plan];
  return kind === 'gate'
    ? ({ max: testAnswersPerDay, code: 'test-limit-reached' } as const)
    : ({ max: replayAnswersPerDay, code: 'replay-limit-reached' } as const);
}
