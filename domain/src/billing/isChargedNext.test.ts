import { expect, it } from 'vitest';
import { isChargedNext } from './isChargedNext.ts';

const END = new Date('2026-12-01T00:00:00Z');
const RUNNING = { status: 'active', cancelAt: null, pause: null, currentPeriodEnd: END } as const;

it.each([
  ['one that runs', RUNNING, true],
  ['a trial', { ...RUNNING, status: 'trialing' }, true],
  ['one whose charge is tried again', { ...RUNNING, status: 'past_due' }, true],
  ['one that has been cancelled', { ...RUNNING, cancelAt: END }, false],
  ['one that has ended', { ...RUNNING, status: 'canceled' }, false],
  ['one that Stripe has paused', { ...RUNNING, status: 'paused' }, false],
  ['a pause without an end', { ...RUNNING, pause: { until: null } }, false],
  ['a pause beyond the period', { ...RUNNING, pause: { until: new Date('2026-12-02') } }, false],
  ['a pause that ends before it', { ...RUNNING, pause: { until: new Date('2026-11-30') } }, true],
] as const)('says of %s whether another invoice is paid', (_, subscription, isCharged) => {
  expect(isChargedNext(subscription)).toBe(isCharged);
});
