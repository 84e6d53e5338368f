import type { Invite } from '@parlance/domain/documents/organizations/invite';
import { type Plan, PLAN_LIMITS, PLANS } from '@parlance/domain/plans';

export interface Seats {
  used: number;
  max: number;
}

/** A plan's seats: members and invitations that have not expired at `now` (milliseconds) take one each. */
export function seatsOf(
  plan: Plan,
  memberCount: number,
  invites: readonly Pick<Invite, 'expiresAt'>[],
  now: number,
): Seats {
  const open = invites.filter(({ expiresAt }) => expiresAt.getTime() > now);
  return { used: memberCount + open.length, max: PLAN_LIMITS[plan].seats };
}

/** True iff nobody else can be invited. */
export function isFull({ used, max }: Seats): boolean {
  return used >= max;
}

/** The plans on sale with more seats than `plan`, the smallest first. */
export function largerPlans(plan: Plan): readonly Plan[] {
  return PLANS.filter((other) => other !== 'trial' && PLAN_LIMITS[other].seats > PLAN_LIMITS[plan].seats);
}
