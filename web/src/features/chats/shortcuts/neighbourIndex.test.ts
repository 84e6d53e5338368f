import { expect, it } from 'vitest';
import { neighbourIndex } from './neighbourIndex.ts';

it('begins at the first and stays inside the list', () => {
  expect(neighbourIndex(-1, 1, 3)).toBe(0);
  expect(neighbourIndex(0, 1, 3)).toBe(1);
  expect(neighbourIndex(2, 1, 3)).toBe(2);
  expect(neighbourIndex(0, -1, 3)).toBe(0);
});
