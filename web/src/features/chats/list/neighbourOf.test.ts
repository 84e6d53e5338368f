import { expect, it } from 'vitest';
import { neighbourOf } from './neighbourOf.ts';

const LIST = ['a', 'b', 'c'].map((id) => ({ id }));

it.each([
  ['a', 'b'],
  ['b', 'c'],
  ['c', 'b'],
  ['one that is not in it', 'a'],
])('goes on from %s at %s', (id, next) => {
  expect(neighbourOf(id, LIST)).toBe(next);
});

it('has nowhere to go from the only one', () => {
  expect(neighbourOf('a', [{ id: 'a' }])).toBeUndefined();
  expect(neighbourOf('a', [])).toBeUndefined();
});

it('passes those that go with it', () => {
  expect(neighbourOf('a', LIST, ['a', 'b'])).toBe('c');
  expect(neighbourOf('c', LIST, ['b', 'c'])).toBe('a');
  expect(neighbourOf('b', LIST, ['a', 'b', 'c'])).toBeUndefined();
});
