import { expect, it } from 'vitest';
import { actorOf } from './actorOf.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const STATE = { checkout: null, retentionOfferAt: null, change: null };

function minutesAgo(minutes: number): Date {
  return new Date(NOW.getTime() - minutes * 60_000);
}

it('names the member whose call is at work, for ten minutes, else nobody of the organization', () => {
  const changedAt = (minutes: number) => ({ ...STATE, change: { uid: 'ada', at: minutesAgo(minutes) } });
  expect(actorOf(changedAt(0), 'owner', false, NOW)).toBe('ada');
  expect(actorOf(changedAt(9), 'owner', false, NOW)).toBe('ada');
  expect(actorOf(changedAt(10), 'owner', false, NOW)).toBeUndefined();
  expect(actorOf(STATE, 'owner', false, NOW)).toBeUndefined();
  expect(actorOf(undefined, 'owner', false, NOW)).toBeUndefined();
});

it('names the owner for a purchase that was begun here, and nobody for one that was made at Stripe', () => {
  const begun: Parameters<typeof actorOf>[0] = { ...STATE, checkout: { id: 'c1', plan: 'pro', at: minutesAgo(600) } };
  expect(actorOf(begun, 'owner', true, NOW)).toBe('owner');
  expect(actorOf(STATE, 'owner', true, NOW)).toBeUndefined();
});
