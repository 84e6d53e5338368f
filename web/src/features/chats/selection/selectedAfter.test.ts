import { expect, it } from 'vitest';
import { selectedAfter } from './selectedAfter.ts';

const listed = ['a', 'b', 'c'];

it('marks one and unmarks it', () => {
  const one = selectedAfter(new Set(), { kind: 'toggle', id: 'b' }, listed, 2);
  expect([...one]).toEqual(['b']);
  expect([...selectedAfter(one, { kind: 'toggle', id: 'b' }, listed, 2)]).toEqual([]);
});

it('takes no more than may be deleted at once', () => {
  const full = selectedAfter(new Set(), { kind: 'all' }, listed, 2);
  expect([...full]).toEqual(['a', 'b']);
  expect([...selectedAfter(full, { kind: 'toggle', id: 'c' }, listed, 2)]).toEqual(['a', 'b']);
  expect([...selectedAfter(full, { kind: 'set', ids: ['c', 'a', 'b'] }, listed, 2)]).toEqual(['c', 'a']);
});

it('gives the place of what has left the list to others', () => {
  expect([...selectedAfter(new Set(['gone', 'a']), { kind: 'toggle', id: 'c' }, listed, 2)]).toEqual(['a', 'c']);
  expect([...selectedAfter(new Set(['a']), { kind: 'none' }, listed, 2)]).toEqual([]);
});
