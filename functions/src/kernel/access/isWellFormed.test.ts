import { expect, it } from 'vitest';
import { isWellFormed } from './isWellFormed.ts';

const HALF = 'a\uD83D';

function nested(depth: number, innermost: unknown): unknown {
  let value = innermost;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

it('takes whole characters, numbers, switches and nothing', () => {
  expect(isWellFormed({ text: 'a\uD83D\uDE00', list: [1, true, null, undefined, 'b'] })).toBe(true);
});

it.each([HALF, '\uDE00b', '\uDE00\uD83D', [HALF], { text: HALF }, { [HALF]: 1 }, { a: [{ b: HALF }] }])(
  'refuses half of a character, wherever it is: %j (A-120)',
  (value) => {
    expect(isWellFormed(value)).toBe(false);
  },
);

it.each(['{"__proto__":1}', '{"a":[{"__proto__":{}}]}'])('refuses a key that stands for the prototype: %s', (json) => {
  expect(isWellFormed(JSON.parse(json))).toBe(false);
});

it('looks into any depth', () => {
  expect(isWellFormed(nested(100_000, 'a'))).toBe(true);
  expect(isWellFormed(nested(100_000, HALF))).toBe(false);
});
