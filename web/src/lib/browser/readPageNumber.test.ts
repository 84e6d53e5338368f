import { expect, it } from 'vitest';
import { readPageNumber } from './readPageNumber.ts';

it.each([
  ['', 0],
  ['page=1', 0],
  ['page=3', 2],
  ['page=0', 0],
  ['page=-2', 0],
  ['page=1.5', 0],
  ['page=x', 0],
])('reads the page of "%s" as %i', (address, page) => {
  expect(readPageNumber(new URLSearchParams(address))).toBe(page);
});
