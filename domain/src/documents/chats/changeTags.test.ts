import { expect, it } from 'vitest';
import { changeTags } from './changeTags.ts';

it('adds and takes away, each tag once', () => {
  expect(changeTags(['Billing', 'VIP'], { add: ['Refund', 'refund', 'vip'], remove: ['billing'] }, [])).toEqual([
    'VIP',
    'Refund',
  ]);
});

it('takes a known tag as it is spelled', () => {
  expect(changeTags([], { add: ['RÜCKGABE'], remove: [] }, ['Rueckgabe', 'Other'])).toEqual(['Rueckgabe']);
});

it('keeps what is added and removed at once', () => {
  expect(changeTags(['A'], { add: ['a'], remove: ['A'] }, [])).toEqual(['A']);
});
