import { LIMITS } from '../limits.ts';
import { expect, it } from 'vitest';
import { attributeMarks, readAttributeMark } from './attributeMarks.ts';

it('makes marks that are found as people type them', () => {
  const marks = attributeMarks({ plan: 'Pro Größe', orders: 12, isBusiness: true });
  expect(marks).toEqual(['plan=pro groesse', 'orders=12', 'isbusiness=true']);
  expect(['plan = PRO Größe', ' Orders=12 ', 'isBusiness=True'].map(readAttributeMark)).toEqual(marks);
});

it('keeps what stands behind the first sign, and leaves long values out', () => {
  expect(readAttributeMark('url=a=b')).toBe('url=a=b');
  expect(attributeMarks({ note: 'x'.repeat(LIMITS.attributeMarkCharacters) })).toEqual([]);
});

it.each(['', 'plan', '=pro', 'plan=', ' = '])('reads no mark in "%s"', (typed) => {
  expect(readAttributeMark(typed)).toBeUndefined();
});
