import { describe, expect, it } from 'vitest';
import type { Subscription } from '../documents/billing/subscription.ts';
import { PLAN_LIMITS } from '../plans.ts';
import { entitlementsOf, type Holder } from './entitlementsOf.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const BEFORE = new Date(NOW.getTime() - 1);
const AFTER = new Date(NOW.getTime() + 1);

function paying(status: Subscription['status'], fields: Partial<Subscription> = {}): Holder {
  return { plan: 'pro', trialEndsAt: BEFORE, subscription: { status, graceEndsAt: null, pause: null, ...fields } };
}

describe('entitlementsOf', () => {
  it.each([
    ['a trial that runs', { plan: 'trial', trialEndsAt: AFTER, subscription: null } as const, 'given'],
    ['a trial that is over', { plan: 'trial', trialEndsAt: BEFORE, subscription: null } as const, 'trial-expired'],
    ['a plan that nobody pays for', { plan: 'pro', trialEndsAt: null, subscription: null } as const, 'given'],
    ['an active subscription', paying('active'), 'given'],
    ['a trial at Stripe', paying('trialing'), 'given'],
    ['a pause', paying('active', { pause: { until: AFTER } }), 'paused'],
    ['a pause without end', paying('active', { pause: { until: null } }), 'paused'],
    ['a pause whose end no event has told of yet', paying('active', { pause: { until: NOW } }), 'given'],
    ['a paused subscription', paying('paused'), 'paused'],
    ['the last moment of the grace period', paying('past_due', { graceEndsAt: AFTER }), 'given'],
    ['the end of the grace period', paying('past_due', { graceEndsAt: NOW }), 'ended'],
    ['an unpaid subscription', paying('unpaid'), 'ended'],
    ['an ended subscription', paying('canceled'), 'ended'],
    ['a second purchase that was not paid', paying('incomplete'), 'ended'],
    [
      'a first purchase that was not paid, in the trial',
      { ...paying('incomplete_expired'), plan: 'trial', trialEndsAt: AFTER } as const,
      'given',
    ],
    [
      'a first purchase that was not paid, after the trial',
      { ...paying('incomplete'), plan: 'trial', trialEndsAt: BEFORE } as const,
      'trial-expired',
    ],
  ])('of %s say what becomes of questions', (_name, holder, answers) => {
    expect(entitlementsOf(holder, NOW)).toEqual({ answers, limits: PLAN_LIMITS[holder.plan] });
  });
});
