import { HOUR_MS } from '../durations.ts';
import { PLAN_LIMITS } from '../plans.ts';
import { describe, expect, it } from 'vitest';
import { trialState } from './trialState.ts';

const END = Date.parse('2026-11-21T15:00:00Z');
const org = { plan: 'trial', trialEndsAt: new Date(END), timezone: 'Europe/Berlin' } as const;

const at = (ms: number) => new Date(ms);

describe('trialState', () => {
  it.each([
    [14 * 24, { kind: 'days', days: 14 }],
    [2 * 24, { kind: 'days', days: 2 }],
    [24, { kind: 'one-day' }],
    // From 16:00 back to 00:30 of the same day, and to half an hour before.
    [15.5, { kind: 'today' }],
    [16.5, { kind: 'one-day' }],
    [0, { kind: 'today' }],
    [-1, { kind: 'expired' }],
  ])('%s hours before the end it is %o', (hours, state) => {
    expect(trialState(org, 0, at(END - hours * HOUR_MS))).toEqual(state);
  });

  it('says that no messages are left, but not after the end', () => {
    const all = PLAN_LIMITS.trial.messages;
    expect(trialState(org, all - 1, at(END - HOUR_MS))).toEqual({ kind: 'today' });
    expect(trialState(org, all, at(END - HOUR_MS))).toEqual({ kind: 'exhausted' });
    expect(trialState(org, all, at(END + HOUR_MS))).toEqual({ kind: 'expired' });
  });

  it('has nothing to say of paid plans', () => {
    expect(trialState({ ...org, plan: 'pro' }, 0, at(END))).toBeUndefined();
  });
});
