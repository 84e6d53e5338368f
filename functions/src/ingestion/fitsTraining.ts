import type { Org } from '@parlance/domain/documents/organizations/org';
import { PLAN_LIMITS } from '@parlance/domain/plans';

/** True if the plan allows a source of `tokens` in place of the `held` that it is counted with now. */
export function fitsTraining(org: Org, held: number, tokens: number): boolean {
  return tokens <= held || org.trainingTokens - held + tokens <= PLAN_LIMITS[org.plan].trainingTokens;
}
