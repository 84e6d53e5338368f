import { expect, it } from 'vitest';
import { optionsFrom } from './optionsFrom.ts';

const OLD = [
  { value: 'small', label: 'Too small' },
  { value: 'big', label: 'Too big' },
];

it('answers keep their values where their texts change, come or go', () => {
  expect(optionsFrom(['Much too small', 'Too big'], OLD, 'en').map(({ value }) => value)).toEqual(['small', 'big']);
  expect(optionsFrom(['Too big'], OLD, 'en')).toEqual([OLD[1]]);
  expect(optionsFrom(['Too small', 'Broken', 'Too big'], OLD, 'en').map(({ value }) => value)).toEqual([
    'small',
    'broken',
    'big',
  ]);
});

it('new answers get values from their text in one language, each another one', () => {
  const lines = ['[de] Zu klein [en] Too small', '[de] Zu klein [en] Too small!', '12'];
  expect(optionsFrom(lines, [], 'en').map(({ value }) => value)).toEqual(['too_small', 'too_small_2', 'o_12']);
});
