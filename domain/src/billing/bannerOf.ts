import type { Subscription } from '../documents/billing/subscription.ts';
import type { Org } from '../documents/organizations/org.ts';
import { PLAN_LIMITS, TRIAL_DAYS_SHORT } from '../plans.ts';
import { can, type Role } from '../roles.ts';
import { trialState } from './trialState.ts';

export type BannerKind =
  | 'trial-days'
  | 'trial-last-days'
  | 'trial-one-day'
  | 'trial-today'
  | 'trial-exhausted'
  | 'trial-expired'
  | 'incomplete'
  | 'incomplete-expired'
  | 'past-due'
  | 'past-due-over'
  | 'unpaid'
  | 'paused'
  | 'paused-open'
  | 'cancels'
  | 'cancelled'
  | 'messages-used';

/** Page where the problem is solved: the plans on offer, or billing with the payment method and the means to undo a change. */
export type BannerAction = 'plans' | 'billing';

export interface Banner {
  kind: BannerKind;
  severity: 'error' | 'info' | 'warning';
  /** The day that it names: an end, a resumption or the erasure. Null where it names none. */
  at: Date | null;
  /** Whole days of a trial that are left, of `trial-days` and `trial-last-days` alone; else 0. */
  days: number;
  /** Action that the reader can take. Null for roles that may not: they are told whom to ask. */
  action: BannerAction | null;
}

type Notice = Omit<Banner, 'action' | 'days'> & { days?: number; way: BannerAction };

function noticeOfTrial(org: BannerOrg, messages: number, now: Date): Notice | undefined {
  const state = trialState(org, messages, now);
  if (state === undefined) return undefined;
  const at = org.trialEndsAt;
  switch (state.kind) {
    case 'days':
      return {
        kind: state.days > TRIAL_DAYS_SHORT ? 'trial-days' : 'trial-last-days',
        severity: 'info',
        at,
        days: state.days,
        way: 'plans',
      };
    case 'one-day':
    case 'today':
    case 'exhausted':
      return { kind: `trial-${state.kind}`, severity: 'warning', at, way: 'plans' };
    case 'expired':
      return { kind: 'trial-expired', severity: 'error', at, way: 'plans' };
  }
}

function noticeOfRunning({ pause, cancelAt }: Subscription, now: Date): Notice | undefined {
  if (pause !== null && (pause.until === null || now < pause.until)) {
    const kind = pause.until === null ? 'paused-open' : 'paused';
    return { kind, severity: 'warning', at: pause.until, way: 'billing' };
  }
  return cancelAt === null ? undefined : { kind: 'cancels', severity: 'warning', at: cancelAt, way: 'billing' };
}

function noticeOfSubscription(subscription: Subscription, now: Date): Notice | undefined {
  const { status, graceEndsAt, erasedAt } = subscription;
  switch (status) {
    case 'active':
    case 'trialing':
      return noticeOfRunning(subscription, now);
    case 'past_due':
      return graceEndsAt !== null && now < graceEndsAt
        ? { kind: 'past-due', severity: 'warning', at: graceEndsAt, way: 'billing' }
        : { kind: 'past-due-over', severity: 'error', at: null, way: 'billing' };
    case 'unpaid':
      return { kind: 'unpaid', severity: 'error', at: null, way: 'billing' };
    case 'paused':
      return { kind: 'paused-open', severity: 'warning', at: null, way: 'billing' };
    case 'canceled':
      return { kind: 'cancelled', severity: 'error', at: erasedAt, way: 'plans' };
    case 'incomplete':
      return { kind: 'incomplete', severity: 'warning', at: null, way: 'plans' };
    case 'incomplete_expired':
      return { kind: 'incomplete-expired', severity: 'warning', at: null, way: 'plans' };
  }
}

function noticeOf(org: BannerOrg, messages: number, now: Date): Notice | undefined {
  const { plan, subscription } = org;
  const ofTrial = noticeOfTrial(org, messages, now);
  // A purchase that came to nothing leaves the trial as it was.
  const isInTrial = subscription === null || (subscription.status === 'incomplete_expired' && ofTrial !== undefined);
  const found = isInTrial ? ofTrial : noticeOfSubscription(subscription, now);
  if (found !== undefined || plan === 'trial' || messages < PLAN_LIMITS[plan].messages) return found;
  return { kind: 'messages-used', severity: 'warning', at: null, way: 'plans' };
}

/** The part of an organization's document that a banner follows from. */
export type BannerOrg = Pick<Org, 'plan' | 'subscription' | 'timezone' | 'trialEndsAt'>;

/**
 * Banner about plan and subscription above every page of the dashboard at a moment: a state that stops answers comes before one
 * that will stop them. Undefined where all is well.
 * @param messages Messages of the plan that are used: of this month, or of the whole trial.
 */
export function bannerOf(org: BannerOrg, role: Role, messages: number, now: Date): Banner | undefined {
  const notice = noticeOf(org, messages, now);
  if (notice === undefined) return undefined;
  const { way, days = 0, ...rest } = notice;
  return { ...rest, days, action: can(role, 'billing.manage') ? way : null };
}
