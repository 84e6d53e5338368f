import { expect, it } from 'vitest';
import { inGroups } from './inGroups.ts';

it('a secret is shown in groups of four', () => {
  expect(inGroups('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
  expect(inGroups('')).toBe('');
});
