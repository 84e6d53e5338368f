import { expect, it } from 'vitest';
import { durationsOf } from './durationsOf.ts';

it.each([
  ['two weeks', '14 days'],
  ['zwei Wochen', '14 Tage'],
  ['within 24 hours', 'innerhalb eines Tages: 1 Tag'],
  ['a 12-month guarantee', 'one year'],
  ['ein halbes Jahr', '6 Monate'],
  ['half an hour or 30 minutes', '30 Minuten'],
  ['1,5 Stunden', '90 minutes'],
  ['up to 3 weeks', '21 days'],
  ['3-5 Werktage', 'three working days'],
  ['three to five days', '5 Tage'],
])('finds the same time in %j and %j', (one, other) => {
  const [first, second] = [durationsOf(one), durationsOf(other)];
  expect([...first].some((duration) => second.has(duration))).toBe(true);
});

it.each([
  ['two weeks', '15 days'],
  ['1 month', '30 days'],
  ['two euros', '2 days'],
])('keeps %j and %j apart', (one, other) => {
  const second = durationsOf(other);
  expect([...durationsOf(one)].some((duration) => second.has(duration))).toBe(false);
});
