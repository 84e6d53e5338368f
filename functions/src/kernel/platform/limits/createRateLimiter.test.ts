import { expect, it } from 'vitest';
import { createRateLimiter } from './createRateLimiter.ts';

it('refuses request N+1 of an address within a minute, and no other address', () => {
  const pass = createRateLimiter(3);
  for (let i = 0; i < 3; i += 1) pass('203.0.113.0/24', 60_000);
  expect(() => pass('203.0.113.0/24', 119_999)).toThrow('rate-limited');
  pass('198.51.100.0/24', 119_999);
  pass('203.0.113.0/24', 120_000);
});
