import type { Subscription } from '@parlance/domain/documents/billing/subscription';
import { expect, it } from 'vitest';
import { subscriptionNews } from './subscriptionNews.ts';

const NOW = new Date('2026-05-10T12:00:00Z');
const LATER = new Date('2026-06-01T12:00:00Z');
const BEFORE = new Date('2026-05-01T12:00:00Z');

function withFields(fields: Partial<Subscription>): Subscription {
  return {
    id: 'sub_1',
    plan: 'pro',
    currency: 'usd',
    status: 'active',
    createdAt: BEFORE,
    currentPeriodEnd: LATER,
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

it.each<[string, Partial<Subscription>, string | undefined, Date | null]>([
  ['runs', {}, 'running', LATER],
  ['is in the trial of a purchase', { status: 'trialing', trialEndsAt: LATER }, 'trialing', LATER],
  ['will change', { scheduledChange: { plan: 'starter', at: LATER } }, 'changing', LATER],
  [
    'will end, whatever else it would change to',
    { cancelAt: LATER, scheduledChange: { plan: 'starter', at: LATER } },
    'cancelled',
    LATER,
  ],
  ['is paused until a day', { pause: { until: LATER }, cancelAt: LATER }, 'paused', LATER],
  ['is paused without an end', { pause: { until: null } }, 'pausedOpen', null],
  ['was paused until a day that is over', { pause: { until: BEFORE } }, 'running', LATER],
  ['waits for a charge', { status: 'past_due', graceEndsAt: LATER }, 'pastDue', LATER],
  ['has not been paid', { status: 'unpaid' }, 'unpaid', null],
  ['has ended', { status: 'canceled', erasedAt: LATER }, 'ended', LATER],
  ['never began', { status: 'incomplete' }, undefined, null],
])('says that a subscription %s', (_, fields, kind, at) => {
  const news = subscriptionNews(withFields(fields), NOW);
  expect(news?.kind).toBe(kind);
  expect(news?.at ?? null).toEqual(at);
});
