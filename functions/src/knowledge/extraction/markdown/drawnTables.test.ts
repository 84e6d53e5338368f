import { expect, it } from 'vitest';
import { createFuel } from '../fuel/createFuel.ts';
import { drawnTables } from './drawnTables.ts';

it.each([
  [
    'whose lines are rows',
    '+---+-----+\n| A | B   |\n+---+-----+\n| 1 | 2 € |\n| 3 |     |\n+---+-----+',
    ['A: 1 | B: 2 €', 'A: 3'],
  ],
  [
    'whose rows are parted',
    '+---+---+\n| A | B |\n+===+===+\n| 1 | x |\n|   | y |\n+---+---+\n| 2 | z |\n+---+---+',
    ['A: 1 | B: x y', 'A: 2 | B: z'],
  ],
  ['of box signs', '┌───┬───┐\n│ A │ B │\n├───┼───┤\n│ 1 │ 2 │\n└───┴───┘', ['A: 1 | B: 2']],
  ['that do not end', '+---+\n| A |\nText', ['+---+', '| A |', 'Text']],
])('reads drawn tables %s', (_name, text, lines) => {
  expect(drawnTables(text.split('\n'), 'en', createFuel({})).filter((line) => line !== '')).toEqual(lines);
});
