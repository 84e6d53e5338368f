import { expect, it } from 'vitest';
import { createFuel } from '../fuel/createFuel.ts';
import { alignedTables } from './alignedTables.ts';

function linesOf(...lines: string[]): string[] {
  return alignedTables(lines, 'en', createFuel({})).filter((line) => line !== '');
}

it.each([
  [
    'whose header ends at a ruler',
    [
      'Stop      Mon-Fri   Sat',
      '          bus 1     bus 2',
      '-----------------------',
      'Seaham    7:05      --',
      'Old Quay  7:24      10:34',
    ],
    [
      'Stop: Seaham | Mon-Fri, bus 1: 7:05 | Sat, bus 2: --',
      'Stop: Old Quay | Mon-Fri, bus 1: 7:24 | Sat, bus 2: 10:34',
    ],
  ],
  [
    'with rows of dots',
    ['PIZZA            small    large', 'Margherita ..... £6.50    £8.90', 'Four cheeses ... £7.80   £10.40'],
    ['PIZZA: Margherita | small: £6.50 | large: £8.90', 'PIZZA: Four cheeses | small: £7.80 | large: £10.40'],
  ],
  ['of names and figures', ['Olives ... £2.80', 'Bread .... £3.20'], ['Olives: £2.80', 'Bread: £3.20']],
  [
    'with tabs',
    ['Size\tChest\tBack', 'M\t96 cm\t70', 'L\t104 cm\t72'],
    ['Size: M | Chest: 96 cm | Back: 70', 'Size: L | Chest: 104 cm | Back: 72'],
  ],
])('reads tables %s', (_name, lines, rows) => {
  expect(linesOf(...lines)).toEqual(rows);
});

it.each([
  [
    'sentences with wide spaces',
    ['We rent tents.  They are new.', 'Boats are old.   Ask for them.', 'All of it is  cheap in May.'],
  ],
  ['columns of words', ['Anna Adler       Tents', 'Bert Bauer       Boats', 'Cora Conrad      Bikes']],
  ['one line', ['Tel. 0761 123    Fax 0761 124']],
  ['an ellipsis', ['Well ... no', 'So be it.']],
  ['rulers alone', ['-----', 'Text', '-----']],
])('leaves %s as they are', (_name, lines) => {
  expect(linesOf(...lines)).toEqual(lines);
});
