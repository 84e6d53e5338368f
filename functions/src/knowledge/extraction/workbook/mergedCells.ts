import type { Fuel } from '../fuel/createFuel.ts';
import { MAX_COVERED, MAX_SPAN } from '../tables/layOut.ts';
import type { TableCell } from '../tables/TableCell.ts';
import type { SheetArea } from './parseAreas.ts';
import type { SheetRow } from './SheetRow.ts';
import { plainText, type WorkbookText } from '../numberFormats/WorkbookText.ts';

/** Maximum characters of one cell's text repeated in the rows that it covers: a note beside a whole table would fill the file. */
const MAX_REPEATED_CHARACTERS = 50_000;
const EMPTY: TableCell = { runs: [] };

interface MergedCells {
  rows: TableCell[][];
  /** Texts were left out that lie under a merged cell and say something else. */
  hasCovered: boolean;
}

/** A merged cell's place among the rows and columns that have text. */
interface Area {
  y: number;
  x: number;
  height: number;
  width: number;
  /** Undefined where it says nothing. */
  text: WorkbookText | undefined;
}

interface Grid {
  rows: readonly SheetRow[];
  columns: readonly number[];
  areas: readonly Area[];
  /** Of each place, row by row: the area that covers it, from 1. */
  owners: Uint32Array;
}

/**
 * The rows of a sheet as rows of a table, each with the columns that have text in any. A merged cell covers those rows and columns that
 * are left of it; one that lies on another is none.
 * @param rows Those that have text, in their order.
 * @param merges Each begins at the cell whose text it shows.
 */
export function mergedCells(rows: readonly SheetRow[], merges: readonly SheetArea[], fuel: Fuel): MergedCells {
  const grid = gridOf(rows, merges, fuel);
  const covered = clearCovered(grid);
  if (covered.count === 0) return { rows: cellsOf(grid), hasCovered: false };
  const left = rows.filter(({ texts }) => texts.size > 0);
  return { rows: cellsOf(gridOf(left, merges, fuel)), hasCovered: covered.hasOthers };
}

function gridOf(rows: readonly SheetRow[], merges: readonly SheetArea[], fuel: Fuel): Grid {
  const used = new Set<number>();
  for (const { texts } of rows) for (const column of texts.keys()) used.add(column);
  const columns = [...used].sort((a, b) => a - b);
  fuel.reach('cells', columns.length * rows.length);
  const numbers = rows.map(({ number }) => number);
  const areas = merges
    .map((merge) => areaOf(merge, rows, numbers, columns))
    .filter(({ height, width }) => height > 0 && width > 0)
    .sort((one, other) => one.y - other.y || one.x - other.x);
  const owners = new Uint32Array(areas.length === 0 ? 0 : rows.length * columns.length);
  areas.forEach((area, index) => {
    const { y, x, height, width } = area;
    const start = y * columns.length + x;
    // An area that begins higher, and lies in this one, reaches into its first row.
    const free = owners.subarray(start, start + width).findIndex((owner) => owner > 0);
    if (free >= 0) fuel.use('cells', free);
    else
      for (let line = 0; line < height; line += 1)
        owners.fill(index + 1, start + line * columns.length, start + line * columns.length + width);
  });
  return { rows, columns, areas, owners };
}

function areaOf(
  { top, left, bottom, right }: SheetArea,
  rows: readonly SheetRow[],
  numbers: readonly number[],
  columns: readonly number[],
): Area {
  const y = firstFrom(numbers, top);
  const x = firstFrom(columns, left);
  const hasOwn = numbers[y] === top && columns[x] === left;
  return {
    y,
    x,
    height: firstFrom(numbers, bottom + 1) - y,
    width: firstFrom(columns, right + 1) - x,
    text: hasOwn ? rows[y]?.texts.get(left) : undefined,
  };
}

/** The index of the first number that is at least `min`, of numbers in their order. */
function firstFrom(numbers: readonly number[], min: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < min) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Takes away the texts that lie under merged cells. Says how many, and whether any says something else than its merged cell. */
function clearCovered({ rows, columns, areas, owners }: Grid): { count: number; hasOthers: boolean } {
  let count = 0;
  let hasOthers = false;
  owners.forEach((owner, place) => {
    const area = areas[owner - 1];
    if (area === undefined) return;
    const y = Math.floor(place / columns.length);
    const column = columns[place % columns.length] ?? -1;
    const texts = rows[y]?.texts;
    const text = texts?.get(column);
    const isOwn = area.text !== undefined && place === area.y * columns.length + area.x;
    if (texts === undefined || text === undefined || isOwn) return;
    texts.delete(column);
    count += 1;
    hasOthers ||= plainText(text) !== plainText(area.text ?? '');
  });
  return { count, hasOthers };
}

function cellsOf({ rows, columns, areas, owners }: Grid): TableCell[][] {
  let covered = 0;
  const covers = areas.map(({ text, height, width }) => {
    if (text === undefined) return false;
    const places = height * width - 1;
    const repeated = (height - 1) * plainText(text).length;
    if (repeated > MAX_REPEATED_CHARACTERS || covered + places > MAX_COVERED) return false;
    covered += places;
    return true;
  });
  return rows.map(({ texts }, y) =>
    columns.flatMap((column, x): TableCell[] => {
      const owner = owners[y * columns.length + x] ?? 0;
      const area = areas[owner - 1];
      if (area === undefined || covers[owner - 1] !== true) return [cellOf(texts.get(column))];
      // A table takes no larger cells: the same one begins again.
      const [down, right] = [y - area.y, x - area.x];
      if (down % MAX_SPAN > 0 || right % MAX_SPAN > 0) return [];
      const span = {
        columns: Math.min(area.width - right, MAX_SPAN),
        rows: Math.min(area.height - down, MAX_SPAN),
      };
      return [{ ...cellOf(area.text), ...span }];
    }),
  );
}

function cellOf(text: WorkbookText | undefined): TableCell {
  if (text === undefined) return EMPTY;
  return { runs: typeof text === 'string' ? [{ text }] : text };
}
