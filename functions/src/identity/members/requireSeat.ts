import type { Org } from '@parlance/domain/documents/organizations/org';
import { AppError } from '@parlance/domain/errors';
import { PLAN_LIMITS } from '@parlance/domain/plans';

/** Throws `seat-limit-reached` { current, max } where the plan has no seat left beside the members and `kept` for invited people. */
export function requireSeat(org: Org, kept: number): void {
  const current = org.memberCount + kept;
  const max = PLAN_LIMITS[org.plan].seats;
  if (current >= max) throw new AppError('seat-limit-reached', { current, max });
}
