import { expect, it } from 'vitest';
import { readPortBase } from './readPortBase.ts';

it('starts at 5000 unless told otherwise', () => {
  expect(readPortBase(undefined)).toBe(5000);
  expect(readPortBase('')).toBe(5000);
  expect(readPortBase('6100')).toBe(6100);
});

it.each(['80', '70000', '5000.5', 'five'])('refuses %s in one sentence', (value) => {
  expect(() => readPortBase(value)).toThrow(/PARLANCE_PORT_BASE must be a whole number/);
});
