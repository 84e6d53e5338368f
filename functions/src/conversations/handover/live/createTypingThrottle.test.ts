import { expect, it } from 'vitest';
import { createTypingThrottle } from './createTypingThrottle.ts';

it('lets each side through once every three seconds', () => {
  const pass = createTypingThrottle();
  expect([0, 1, 2_999, 3_000, 5_999, 6_000].map((now) => pass('visitor', now))).toEqual([
    true,
    false,
    false,
    true,
    false,
    true,
  ]);
  expect(pass('agent', 6_000)).toBe(true);
});

it('begins anew before it counts too many', () => {
  const pass = createTypingThrottle();
  for (let count = 0; count < 10_000; count += 1) pass(`chat ${count}`, 0);
  expect(pass('chat 1', 1)).toBe(false);
  expect(pass('one more', 1)).toBe(true);
  expect(pass('chat 1', 1)).toBe(true);
});
