import type { Place } from './layOut.ts';

/**
 * Rows with the same words in each of their cells become one cell that covers the row: formats without such cells, and programs that take
 * them apart, repeat what heads the rows below. Words that stand beside others elsewhere are values, such as "yes", and two columns may
 * have the same name.
 */
export function joinRepeated(grid: readonly (readonly Place[])[]): Place[][] {
  const values = new Set(grid.filter((row) => !isRepeated(row)).flatMap((row) => row.map(({ text }) => text)));
  return grid.map((row, index) => {
    const [first] = row;
    const isOne = first !== undefined && isRepeated(row) && !values.has(first.text) && (index > 0 || row.length > 2);
    return isOne ? row.map((place) => ({ ...place, cell: first.cell })) : [...row];
  });
}

function isRepeated(row: readonly Place[]): boolean {
  return row.length > 1 && /\p{L}{3}/u.test(row[0]?.text ?? '') && row.every(({ text }) => text === row[0]?.text);
}
