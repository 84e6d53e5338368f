import { expect, it } from 'vitest';
import { isCurrentPlan } from './isCurrentPlan.ts';

const RUNNING = {
  id: 'sub_1',
  plan: 'pro',
  currency: 'usd',
  status: 'active',
  createdAt: new Date(0),
  currentPeriodEnd: new Date(0),
  trialEndsAt: null,
  cancelAt: null,
  endedAt: null,
  erasedAt: null,
  pause: null,
  graceEndsAt: null,
  scheduledChange: null,
  discount: null,
} as const;

it('marks the plan that is paid for, was given or is tried out, and none that has ended', () => {
  expect(isCurrentPlan({ plan: 'pro', subscription: RUNNING }, 'pro')).toBe(true);
  expect(isCurrentPlan({ plan: 'pro', subscription: RUNNING }, 'business')).toBe(false);
  expect(isCurrentPlan({ plan: 'pro', subscription: null }, 'pro')).toBe(true);
  expect(isCurrentPlan({ plan: 'pro', subscription: { ...RUNNING, status: 'canceled' } }, 'pro')).toBe(false);
  expect(isCurrentPlan({ plan: 'trial', subscription: null }, 'trial')).toBe(true);
  const expired = { ...RUNNING, status: 'incomplete_expired' } as const;
  expect(isCurrentPlan({ plan: 'trial', subscription: expired }, 'trial')).toBe(true);
});
