import { describe, expect, it } from 'vitest';
import { isFull, largerPlans, seatsOf } from './seats.ts';

const NOW = Date.UTC(2026, 10, 21);
const endingIn = (ms: number) => ({ expiresAt: new Date(NOW + ms) });

describe('seats', () => {
  it('are taken by members and by invitations that can still be accepted', () => {
    expect(seatsOf('business', 2, [endingIn(1), endingIn(0), endingIn(-1)], NOW)).toEqual({ used: 3, max: 5 });
  });

  it('run out at the plan’s limit', () => {
    expect(isFull(seatsOf('pro', 1, [], NOW))).toBe(false);
    expect(isFull(seatsOf('pro', 1, [endingIn(1)], NOW))).toBe(true);
    expect(isFull(seatsOf('starter', 2, [], NOW))).toBe(true);
  });

  it('become more with the plans that have more', () => {
    expect(largerPlans('starter')).toEqual(['pro', 'business']);
    expect(largerPlans('trial')).toEqual(['business']);
    expect(largerPlans('pro')).toEqual(['business']);
    expect(largerPlans('business')).toEqual([]);
  });
});
