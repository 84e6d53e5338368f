import { expect, it } from 'vitest';
import { createConcurrencyLimit } from './createConcurrencyLimit.ts';

it('refuses N+1 of a key until one is over, and other keys not at all', () => {
  const enter = createConcurrencyLimit(2);
  const [first] = [enter('a'), enter('a')];
  expect(() => enter('a')).toThrow('rate-limited');
  enter('b')();
  first();
  enter('a');
  expect(() => enter('a')).toThrow('rate-limited');
});
