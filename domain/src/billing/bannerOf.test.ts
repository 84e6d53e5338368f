import { describe, expect, it } from 'vitest';
import { SUBSCRIPTION_STATUSES, type Subscription } from '../documents/billing/subscription.ts';
import { DAY_MS } from '../durations.ts';
import { PLAN_LIMITS } from '../plans.ts';
import { ROLES } from '../roles.ts';
import { type BannerOrg, bannerOf } from './bannerOf.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

function subscriptionWith(fields: Partial<Subscription>): Subscription {
  return {
    id: 'sub_1',
    plan: 'pro',
    currency: 'usd',
    status: 'active',
    createdAt: later(-40),
    currentPeriodEnd: later(20),
    trialEndsAt: null,
    cancelAt: null,
    endedAt: null,
    erasedAt: null,
    pause: null,
    graceEndsAt: null,
    scheduledChange: null,
    discount: null,
    ...fields,
  };
}

function orgWith(fields: Partial<Subscription>): BannerOrg {
  return { plan: 'pro', timezone: 'Europe/Berlin', trialEndsAt: later(-50), subscription: subscriptionWith(fields) };
}

const trial = (days: number): BannerOrg => ({
  plan: 'trial',
  timezone: 'Europe/Berlin',
  trialEndsAt: later(days),
  subscription: null,
});

/** Every status, and what else of it makes a difference. */
const CASES: readonly (readonly [string, BannerOrg, number, object | undefined])[] = [
  ['a trial of two weeks', trial(14), 0, { kind: 'trial-days', severity: 'info', days: 14, action: 'plans' }],
  ['its first half', trial(8), 0, { kind: 'trial-days', days: 8 }],
  ['its last week', trial(7), 0, { kind: 'trial-last-days', severity: 'info', days: 7, action: 'plans' }],
  ['a trial that ends tomorrow', trial(1), 0, { kind: 'trial-one-day', severity: 'warning', action: 'plans' }],
  ['its last day', trial(0.2), 0, { kind: 'trial-today', severity: 'warning', action: 'plans' }],
  ['a trial without messages', trial(9), PLAN_LIMITS.trial.messages, { kind: 'trial-exhausted', action: 'plans' }],
  ['a trial that is over', trial(-1), 0, { kind: 'trial-expired', severity: 'error', action: 'plans' }],
  ['active', orgWith({}), 0, undefined],
  ['active, changing', orgWith({ scheduledChange: { plan: 'starter', at: later(20) } }), 0, undefined],
  ['active, cancelled', orgWith({ cancelAt: later(20) }), 0, { kind: 'cancels', at: later(20), action: 'billing' }],
  [
    'active, paused',
    orgWith({ pause: { until: later(9) }, cancelAt: later(3) }),
    0,
    { kind: 'paused', at: later(9), action: 'billing' },
  ],
  ['active, paused without an end', orgWith({ pause: { until: null } }), 0, { kind: 'paused-open', at: null }],
  ['active, after a pause', orgWith({ pause: { until: later(-1) } }), 0, undefined],
  ['all messages but one', orgWith({}), PLAN_LIMITS.pro.messages - 1, undefined],
  ['all messages', orgWith({}), PLAN_LIMITS.pro.messages, { kind: 'messages-used', action: 'plans' }],
  ['a plan set by hand', { ...orgWith({}), subscription: null }, 0, undefined],
  ['its messages, all', { ...orgWith({}), subscription: null }, PLAN_LIMITS.pro.messages, { kind: 'messages-used' }],
  ['trialing', orgWith({ status: 'trialing', trialEndsAt: later(5) }), 0, undefined],
  ['trialing, cancelled', orgWith({ status: 'trialing', cancelAt: later(5) }), 0, { kind: 'cancels', at: later(5) }],
  [
    'past_due',
    orgWith({ status: 'past_due', graceEndsAt: later(4) }),
    0,
    { kind: 'past-due', severity: 'warning', at: later(4), action: 'billing' },
  ],
  [
    'past_due beyond its grace',
    orgWith({ status: 'past_due', graceEndsAt: NOW }),
    0,
    { kind: 'past-due-over', severity: 'error', action: 'billing' },
  ],
  ['unpaid', orgWith({ status: 'unpaid' }), 0, { kind: 'unpaid', severity: 'error', action: 'billing' }],
  ['paused', orgWith({ status: 'paused' }), 0, { kind: 'paused-open', severity: 'warning', action: 'billing' }],
  [
    'canceled',
    orgWith({ status: 'canceled', erasedAt: later(30) }),
    PLAN_LIMITS.pro.messages,
    { kind: 'cancelled', severity: 'error', at: later(30), action: 'plans' },
  ],
  ['incomplete', orgWith({ status: 'incomplete' }), 0, { kind: 'incomplete', action: 'plans' }],
  [
    'incomplete in a trial',
    { ...trial(3), subscription: subscriptionWith({ status: 'incomplete' }) },
    0,
    { kind: 'incomplete' },
  ],
  ['incomplete_expired', orgWith({ status: 'incomplete_expired' }), 0, { kind: 'incomplete-expired', action: 'plans' }],
  [
    'incomplete_expired in a trial',
    { ...trial(3), subscription: subscriptionWith({ status: 'incomplete_expired' }) },
    0,
    { kind: 'trial-last-days', days: 3 },
  ],
];

describe('bannerOf', () => {
  it('is asked here about every status', () => {
    const asked = new Set(CASES.map(([, { subscription }]) => subscription?.status));
    expect(SUBSCRIPTION_STATUSES.filter((status) => !asked.has(status))).toEqual([]);
  });

  it.each(CASES)('says of %s what there is to say, and lets the owner alone act', (_name, org, messages, expected) => {
    const owners = bannerOf(org, 'owner', messages, NOW);
    expect(owners === undefined).toBe(expected === undefined);
    expect(owners ?? {}).toMatchObject(expected ?? {});
    for (const role of ROLES.filter((other) => other !== 'owner')) {
      expect(bannerOf(org, role, messages, NOW)).toEqual(owners && { ...owners, action: null });
    }
  });
});
