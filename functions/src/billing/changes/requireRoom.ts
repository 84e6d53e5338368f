import { downgradeProblem } from '@parlance/domain/billing/downgradeProblem';
import type { Org } from '@parlance/domain/documents/organizations/org';
import { AppError } from '@parlance/domain/errors';
import { PAID_PLANS, type PaidPlan } from '@parlance/domain/plans';
import { readUse } from './readUse.ts';

/** Throws `plan-…` { current, max } where a smaller plan has no room for what the organization uses. */
export async function requireRoom(orgId: string, org: Org, current: PaidPlan, target: PaidPlan): Promise<void> {
  if (PAID_PLANS.indexOf(target) >= PAID_PLANS.indexOf(current)) return;
  const problem = downgradeProblem(target, await readUse(orgId, org, new Date()));
  if (problem !== undefined) throw new AppError(problem.code, problem.details);
}
