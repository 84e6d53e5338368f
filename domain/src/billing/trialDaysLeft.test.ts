import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../durations.ts';
import { trialDaysLeft } from './trialDaysLeft.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const trial = (days: number) => ({
  plan: 'trial' as const,
  subscription: null,
  trialEndsAt: new Date(NOW.getTime() + days * DAY_MS),
});

describe('trialDaysLeft', () => {
  it.each([
    [14, 14],
    [3.2, 4],
    [0.01, 1],
    [0, 0],
    [-2, 0],
  ])('of %s days charges none of %i', (days, left) => {
    expect(trialDaysLeft(trial(days), NOW)).toBe(left);
  });

  it('is none without a trial', () => {
    expect(trialDaysLeft({ ...trial(5), plan: 'pro' }, NOW)).toBe(0);
    expect(trialDaysLeft({ ...trial(5), trialEndsAt: null }, NOW)).toBe(0);
  });
});
