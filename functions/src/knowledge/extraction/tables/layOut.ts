import type { Locale } from '@parlance/domain/locales';
import type { Fuel } from '../fuel/createFuel.ts';
import { formerText, renderRuns } from '../marks/renderRuns.ts';
import type { TableCell } from './TableCell.ts';

/** One place of a table: what stands there, and whose it is. */
export interface Place {
  text: string;
  isHeader: boolean;
  /** Crossed out as a whole. */
  isStruck: boolean;
  /** The cell that covers it: the same number, the same cell. */
  cell: number;
}

/** A cell says that it covers more columns by mistake, or to fill memory. */
export const MAX_SPAN = 100;
/** Maximum places that cells cover beside their own: with more, a table is made to fill memory, and its cells cover nothing else. */
export const MAX_COVERED = 100_000;
/** A table of more places keeps rows of different widths. */
const MAX_PLACES = 2_000_000;
const NOTHING: Place = { text: '', isHeader: false, isStruck: false, cell: -1 };

/**
 * A table as a grid, its rows of the same width unless that would take too much memory. A cell that covers several places says the same in each of them, as people read it; cells
 * that begin where another one lies move to the right, as browsers and Word lay them out. Throws `file-too-complex` for too many places.
 */
export function layOut(rows: readonly (readonly TableCell[])[], language: Locale | null, fuel: Fuel): Place[][] {
  const grid: Place[][] = rows.map(() => []);
  let number = 0;
  let covered = 0;
  rows.forEach((row, y) => {
    let x = 0;
    for (const cell of row) {
      while (grid[y]?.[x] !== undefined) x += 1;
      let width = spanOf(cell.columns);
      let height = Math.min(spanOf(cell.rows), grid.length - y);
      fuel.use('cells', width * height);
      covered += width * height - 1;
      if (covered > MAX_COVERED) [width, height] = [1, 1];
      const place = placeOf(cell, number, language);
      number += 1;
      for (const line of grid.slice(y, y + height)) for (let dx = 0; dx < width; dx += 1) line[x + dx] ??= place;
      x += width;
    }
  });
  const width = grid.reduce((most, row) => Math.max(most, row.length), 0);
  const isFull = width * grid.length <= MAX_PLACES;
  return grid.map((row) => Array.from({ length: isFull ? width : row.length }, (_, x) => row[x] ?? NOTHING));
}

function spanOf(count = 1): number {
  return Math.min(Math.max(1, Math.floor(count) || 1), MAX_SPAN);
}

function placeOf({ runs, isHeader = false }: TableCell, cell: number, language: Locale | null): Place {
  const isStruck = runs.length > 0 && runs.every(({ text, isStruck: struck }) => struck === true || text.trim() === '');
  const written = runs.map(({ text }) => text).join('');
  const hadFigure = isStruck && /\d/.test(written);
  const text = hadFigure ? formerText(written, language) : renderRuns(runs, language);
  return { text: text.replace(/\s+/g, ' ').trim(), isHeader, isStruck: isStruck && written.trim() !== '', cell };
}
