import { expect, it } from 'vitest';
import { stackedTables } from './stackedTables.ts';
import { plainCells } from './TableCell.ts';

function tablesOf(...rows: string[]): string[] {
  return stackedTables(rows.map((row) => plainCells(row.split(',')))).map(
    ({ caption, rows: own }) =>
      `${caption}: ${own.map((row) => row.map(({ runs }) => runs[0]?.text).join(' ')).join('/')}`,
  );
}

it.each([
  [
    'below a title',
    ['Tents,,', 'Model,Week,Note', 'Dome,60,', 'Stoves,,', 'Kind,Fuel,Week', 'Trek,gas,8'],
    ['Tents: Model Week Note/Dome 60 ', 'Stoves: Kind Fuel Week/Trek gas 8'],
  ],
  [
    'where the names are said again',
    ['Model,Week', 'Dome,60', 'Model,Day', 'Trek,8'],
    [': Model Week/Dome 60', ': Model Day/Trek 8'],
  ],
])('another table begins %s', (_name, rows, tables) => {
  expect(tablesOf(...rows)).toEqual(tables);
});

it.each([
  ['sections of one table', ['Dish,Price', 'Starters,', 'Soup,5', 'Mains,', 'Fish,15']],
  ['rows without figures', ['Name,Town', 'Anna,Ulm', 'Bert,Kiel', 'Alone,', 'Cora,Bonn']],
  ['a title and two rows of names', ['Prices,,', ',Summer,', 'Room,Single,Double', 'Garden,80,110']],
  ['a row without a price', ['Dish,Price', 'Soup,5', 'Fish,on request', 'Cake,4']],
])('%s are one table', (_name, rows) => {
  expect(tablesOf(...rows)).toHaveLength(1);
});
