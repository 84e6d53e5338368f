import type { PdfCell } from '../PdfLine.ts';

/** Horizontal extent of a column's cells, in points from the left. */
export interface Column {
  from: number;
  to: number;
}

/** The columns that a cell is of. */
export interface ColumnRange {
  first: number;
  last: number;
}

/** A header whose middle is so near to that of some columns, in points, heads them. */
const NEAR_MIDDLE = 6;
/** One that begins so near to the beginning of a column heads it, and those behind it up to the next header. */
const NEAR_START = 3;

/** The columns as boxes that touch each other: each up to the beginning of the next one, or to the middle of the gap between them. */
function boxesOf(columns: readonly Column[], isToNext: boolean): Column[] {
  const width =
    columns.reduce((sum, { from }, index) => sum + (index === 0 ? 0 : from - (columns[index - 1]?.from ?? 0)), 0) /
    Math.max(1, columns.length - 1);
  const edge = (index: number): number => {
    const [before, next] = [columns[index - 1], columns[index]];
    if (next === undefined) return isToNext ? (before?.from ?? 0) + width : (before?.to ?? 0);
    return isToNext || before === undefined ? next.from : (before.to + next.from) / 2;
  };
  return columns.map((_, index) => ({ from: edge(index), to: edge(index + 1) }));
}

/** The fewest columns in whose middle a header stands; undefined where there are none. */
function centredOver({ x, width }: PdfCell, boxes: readonly Column[]): ColumnRange | undefined {
  for (let count = 1; count <= boxes.length; count += 1)
    for (let first = 0; first + count <= boxes.length; first += 1) {
      const [from, to] = [boxes[first]?.from ?? 0, boxes[first + count - 1]?.to ?? 0];
      if (Math.abs((from + to) / 2 - (x + width / 2)) <= NEAR_MIDDLE) return { first, last: first + count - 1 };
    }
  return undefined;
}

/**
 * The columns that each cell of a row of headers heads, where there are fewer cells than columns: those in whose middle it stands, or that at
 * whose beginning it begins. Undefined where this does not show: a wrong header is worse than none.
 */
export function groupPlaces(cells: readonly PdfCell[], columns: readonly Column[]): ColumnRange[] | undefined {
  const [toNext, toMiddle] = [boxesOf(columns, true), boxesOf(columns, false)];
  const places = cells.map((cell) => {
    const aligned = columns.findIndex(({ from }) => Math.abs(from - cell.x) <= NEAR_START);
    if (aligned >= 0) return { first: aligned, last: aligned };
    return centredOver(cell, toNext) ?? centredOver(cell, toMiddle);
  });
  const known = places.filter((place) => place !== undefined);
  const isClear = known.every(({ first }, index) => first > (known[index - 1]?.last ?? -1));
  return known.length === cells.length && isClear ? known : undefined;
}
