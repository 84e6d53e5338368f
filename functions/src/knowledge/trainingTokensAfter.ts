import type { Org } from '@parlance/domain/documents/organizations/org';
import { AppError } from '@parlance/domain/errors';
import { PLAN_LIMITS } from '@parlance/domain/plans';

/**
 * Tokens that an organization's sources hold once some have come back and others have gone. Throws `training-limit-reached` if
 * the plan has no room for what comes.
 */
export function trainingTokensAfter(org: Org, { back, gone }: { back: number; gone: number }): number {
  const after = org.trainingTokens + back - gone;
  if (back > gone && after > PLAN_LIMITS[org.plan].trainingTokens) throw new AppError('training-limit-reached');
  return after;
}
