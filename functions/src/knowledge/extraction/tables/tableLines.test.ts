import { describe, expect, it } from 'vitest';
import { plainCells, type TableCell } from './TableCell.ts';
import { tableLines } from './tableLines.ts';

function linesOf(rows: readonly (readonly string[])[], max?: number): string[] {
  return tableLines(
    rows.map((row) => plainCells(row)),
    { max },
  );
}

/** `^` a header, `>n` covers so many columns, `vn` so many rows, `~` is crossed out: "^>2 Summer". */
function cellsOf(row: string): TableCell[] {
  return row.split(',').map((cell) => {
    const [, marks = '', text = ''] = /^([^ ]*) (.*)$/.exec(cell) ?? [];
    return {
      runs: [{ text, isStruck: marks.includes('~') }],
      isHeader: marks.includes('^'),
      columns: Number(/>(\d)/.exec(marks)?.[1] ?? 1),
      rows: Number(/v(\d)/.exec(marks)?.[1] ?? 1),
    };
  });
}

function drawn(...rows: string[]): string[] {
  return tableLines(rows.map(cellsOf), { hasTitles: true });
}

describe('tableLines', () => {
  it('gives every cell its column’s name and leaves empty ones out', () => {
    expect(
      linesOf([
        ['Size', 'Chest', 'Note'],
        ['M', '96 cm', ''],
        ['L', '', 'sold\nout'],
      ]),
    ).toEqual(['Size: M | Chest: 96 cm', 'Size: L | Note: sold out']);
  });

  it('keeps the names of columns that have no cell', () => {
    expect(
      linesOf([
        ['Size', 'Vegan', 'Note'],
        ['M', '', ''],
      ]),
    ).toEqual(['Vegan | Note', 'Size: M']);
  });

  it('keeps a row of more cells than the header has, and a header without rows', () => {
    expect(linesOf([['A'], ['1', '2']])).toEqual(['A: 1 | 2']);
    expect(linesOf([['A', 'B']])).toEqual(['A | B']);
    expect(linesOf([])).toEqual([]);
  });

  it('cuts a row that is too long into lines that each have their key and their header', () => {
    const rows = [
      ['Article', 'Care', 'Material'],
      ['Tent', 'wash it by hand '.repeat(12).trim(), 'nylon'],
    ];
    const lines = linesOf(rows, 80);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.every((line) => line.length <= 80 && line.startsWith('Article: Tent | '))).toBe(true);
    expect(lines.join(' ').match(/hand/g)).toHaveLength(12);
    expect(lines.at(-1)).toContain('Material: nylon');
    expect(lines.slice(0, -1).every((line) => line.includes('Care: '))).toBe(true);
  });

  it('cuts a key without a single space, and loses nothing of it', () => {
    const lines = linesOf(
      [
        ['Id', 'B'],
        ['x'.repeat(500), 'b'],
      ],
      200,
    );
    expect(lines.every((line) => line.length <= 200)).toBe(true);
    const pieces = lines.map((line) => line.replace(/^Id: x{100} \| /, '').replaceAll('Id: ', ''));
    expect(pieces.join('').match(/x/g)).toHaveLength(500);
  });
});

describe('tableLines says each cell with all of its headers', () => {
  it('where a cell covers rows and columns', () => {
    expect(drawn(' Category, Article, Price', 'v2 Rings, Gold, 120', ' Silver, 40', '>2 Any chain, 90')).toEqual([
      'Category: Rings | Article: Gold | Price: 120',
      'Category: Rings | Article: Silver | Price: 40',
      'Category: Any chain | Article: Any chain | Price: 90',
    ]);
  });

  it('of two rows, marked by the file or not', () => {
    const marked = [
      '^v2 Room,^>2 Summer,^>2 Winter',
      '^ Single,^ Double,^ Single,^ Double',
      ' Garden, 80, 110, 60, 85',
    ];
    const lines = ['Room: Garden | Summer, Single: 80 | Summer, Double: 110 | Winter, Single: 60 | Winter, Double: 85'];
    expect(drawn(...marked)).toEqual(lines);
    expect(drawn(...marked.map((row) => row.replaceAll('^', '')))).toEqual(lines);
    const banner = [' ,>2 Summer,>2 Winter', ' Room, Single, Double, Single, Double', ' Garden, 80, 110, 60, 85'];
    expect(drawn(...banner)).toEqual(lines);
    const unmerged = [' , Summer, , Winter, ', ' Room, Single, Double, Single, Double', ' Garden, 80, 110, 60, 85'];
    expect(drawn(...unmerged)).toEqual(lines);
  });

  it('of a marked row and the names below it that the file does not mark', () => {
    expect(drawn('^ Stop,^ Fair,^>2 Set-up', ' , from 7:00, Day 1, Day 2', ' Hall 4, 20 min, 6:50, none')).toEqual([
      'Stop: Hall 4 | Fair, from 7:00: 20 min | Set-up, Day 1: 6:50 | Set-up, Day 2: none',
    ]);
    expect(drawn('^ Stop,^>2 Set-up', ' Hall 4, closed, closed', ' Hall 5, 6:50, none')).toEqual([
      'Stop: Hall 4 | Set-up: closed | Set-up: closed',
      'Stop: Hall 5 | Set-up: 6:50 | Set-up: none',
    ]);
  });

  it('of three rows', () => {
    expect(
      drawn('v3 Room,>4 2026', '>2 Summer,>2 Winter', ' Single, Double, Single, Double', ' Garden, 80, 110, 60, 85'),
    ).toEqual([
      'Room: Garden | 2026, Summer, Single: 80 | 2026, Summer, Double: 110 | 2026, Winter, Single: 60 | 2026, Winter, Double: 85',
    ]);
  });

  it('below a row that heads others, and keeps notes', () => {
    expect(
      drawn(' ,^ Adult,^ Child', '^ Day, 12 €, 6 €', '^>3 Groups from 10', '^ Day, 9 €, 4 €', '>3 Dogs enter free.'),
    ).toEqual(['Day | Adult: 12 € | Child: 6 €', 'Groups from 10 | Day | Adult: 9 € | Child: 4 €', 'Dogs enter free.']);
    expect(drawn(' Dish, Price', ' Starters, ', ' Soup, 5', ' Mains, ', ' Fish, 15')).toEqual([
      'Starters | Dish: Soup | Price: 5',
      'Mains | Dish: Fish | Price: 15',
    ]);
  });

  it('below a row whose one cell covers a part of it', () => {
    expect(drawn('>2 Prices, ', ' Dish, Size, Note', '>2 Mains, ', ' Fish, L, fresh', '>2 Until 22:00., ')).toEqual([
      'Prices',
      'Mains | Dish: Fish | Size: L | Note: fresh',
      'Until 22:00.',
    ]);
  });

  it('below a row that says the same in each cell, and not below values', () => {
    expect(
      drawn(
        ' Tour, Adult, Child',
        ' Day, 12, 6',
        ' Groups, Groups, Groups',
        ' Day, 9, 4',
        ' No dogs., No dogs., No dogs.',
      ),
    ).toEqual(['Tour: Day | Adult: 12 | Child: 6', 'Groups | Tour: Day | Adult: 9 | Child: 4', 'No dogs.']);
    expect(drawn('^ Prices,^ Prices,^ Prices', ' Tour, Adult, Child', ' Day, 12, 6')).toEqual([
      'Prices | Tour: Day | Adult: 12 | Child: 6',
    ]);
    expect(drawn(' Ann, Bob, Cid', ' yes, yes, yes', ' no, yes, no')).toEqual([
      'Ann: yes | Bob: yes | Cid: yes',
      'Ann: no | Bob: yes | Cid: no',
    ]);
    expect(drawn(' A, B', ' 7, 7', ' 8, 9')).toEqual(['A: 7 | B: 7', 'A: 8 | B: 9']);
    expect(drawn('^ Item,^ Item', ' Salt, Flour')).toEqual(['Item: Salt | Item: Flour']);
  });

  it('below a first cell alone, where the rows begin again', () => {
    expect(
      drawn(
        ' Tour, Adult, Child',
        ' Day, 12, 6',
        ' Week, 60, 30',
        ' Groups from 10, , ',
        ' Day, 9, 4',
        ' Week, 45, 20',
      ),
    ).toEqual([
      'Tour: Day | Adult: 12 | Child: 6',
      'Tour: Week | Adult: 60 | Child: 30',
      'Groups from 10 | Tour: Day | Adult: 9 | Child: 4',
      'Groups from 10 | Tour: Week | Adult: 45 | Child: 20',
    ]);
    expect(drawn(' Kind, Article, Price', 'v3 Rings, Gold, 120', ' , ', ' Silver, 40')).toEqual([
      'Kind: Rings | Article: Gold | Price: 120',
      'Kind: Rings',
      'Kind: Rings | Article: Silver | Price: 40',
    ]);
  });

  it('takes a row without values for no heading of the next one', () => {
    expect(drawn(' Dish, Price', ' Soup, 5', ' Fish, ', ' Cake, 4')).toEqual([
      'Dish: Soup | Price: 5',
      'Dish: Fish',
      'Dish: Cake | Price: 4',
    ]);
  });

  it('below a title of its own', () => {
    expect(drawn('>3 Prices of 2026', ' Kind, Day, Week', ' Bike, 20, 90')).toEqual([
      'Prices of 2026 | Kind: Bike | Day: 20 | Week: 90',
    ]);
    expect(drawn('>3 All prices hold for 2026.', ' Kind, Day, Week', ' Bike, 20, 90')).toEqual([
      'All prices hold for 2026.',
      'Kind: Bike | Day: 20 | Week: 90',
    ]);
    expect(drawn(' Prices of 2026, , ', ' Kind, Day, Week', ' Bike, 20, 90')).toEqual([
      'Prices of 2026',
      'Kind: Bike | Day: 20 | Week: 90',
    ]);
    expect(tableLines([' Kind, Day', ' Bike, 20'].map(cellsOf), { caption: 'Sundays' })).toEqual([
      'Sundays | Kind: Bike | Day: 20',
    ]);
  });

  it('beside it, where rows have names and columns have none', () => {
    expect(drawn('^ Phone, 0761 123', '^ Hours, 9 to 18')).toEqual(['Phone: 0761 123', 'Hours: 9 to 18']);
    expect(drawn(' Phone, 0761 123', ' Hours, 9 to 18')).toEqual(['Phone: 0761 123', 'Hours: 9 to 18']);
  });
});

describe('what is crossed out in a table', () => {
  it('is a former value, and no row at all where all of it is', () => {
    expect(drawn(' Pass, Old, Now', ' Day,~ 29, 24', '~ Week,~ 99,~ 89')).toEqual([
      'Pass: Day | Old: was 29 | Now: 24',
    ]);
  });
});

it('lets no cell of a page fill the memory', () => {
  const row = Array.from({ length: 300 }, (): TableCell => ({
    runs: [{ text: 'x' }],
    columns: Infinity,
    rows: Infinity,
  }));
  expect(tableLines([row, ...Array.from({ length: 100 }, () => row)]).length).toBeGreaterThan(0);
});
