import { expect, it } from 'vitest';
import { isSameClock } from './isSameClock.ts';

it('compares what clocks show, not what zones are called', () => {
  const winter = new Date('2026-01-15T12:00Z');
  const summer = new Date('2026-07-15T12:00Z');
  expect(isSameClock('Europe/Berlin', 'Europe/Vienna', winter)).toBe(true);
  expect(isSameClock('Europe/London', 'UTC', winter)).toBe(true);
  expect(isSameClock('Europe/London', 'UTC', summer)).toBe(false);
  expect(isSameClock('Europe/Berlin', 'America/New_York', winter)).toBe(false);
});
