import { describe, expect, it } from 'vitest';
import { tableRows } from './tableRows.ts';

describe('tableRows', () => {
  it('gives every cell its column’s name and leaves empty ones out', () => {
    expect(
      tableRows([
        ['Size', 'Chest', 'Note'],
        ['M', '96 cm', ''],
        ['L', '', 'sold\nout'],
      ]),
    ).toEqual(['Size: M | Chest: 96 cm', 'Size: L | Note: sold out']);
  });

  it('keeps the names of columns that have no cell', () => {
    expect(
      tableRows([
        ['Size', 'Vegan', 'Note'],
        ['M', '', ''],
      ]),
    ).toEqual(['Vegan | Note', 'Size: M']);
  });

  it('keeps a row of more cells than the header has, and a header without rows', () => {
    expect(tableRows([['A'], ['1', '2']])).toEqual(['A: 1 | 2']);
    expect(tableRows([['A', 'B']])).toEqual(['A | B']);
    expect(tableRows([])).toEqual([]);
  });

  it('cuts a row that is too long into lines that each have their key and their header', () => {
    const rows = [
      ['Article', 'Care', 'Material'],
      ['Tent', 'wash it by hand '.repeat(12).trim(), 'nylon'],
    ];
    const lines = tableRows(rows, undefined, 80);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.every((line) => line.length <= 80 && line.startsWith('Article: Tent | '))).toBe(true);
    expect(lines.join(' ').match(/hand/g)).toHaveLength(12);
    expect(lines.at(-1)).toContain('Material: nylon');
    expect(lines.slice(0, -1).every((line) => line.includes('Care: '))).toBe(true);
  });

  it('cuts a key without a single space, and loses nothing of it', () => {
    const lines = tableRows(
      [
        ['Id', 'B'],
        ['x'.repeat(500), 'b'],
      ],
      undefined,
      200,
    );
    expect(lines.every((line) => line.length <= 200)).toBe(true);
    const pieces = lines.map((line) => line.replace(/^Id: x{100} \| /, '').replaceAll('Id: ', ''));
    expect(pieces.join('').match(/x/g)).toHaveLength(500);
  });
});
