import type { TableCell } from '../tables/TableCell.ts';
import { tableLines } from '../tables/tableLines.ts';
import { type Column, type ColumnRange, groupPlaces } from './groupPlaces.ts';
import type { PdfCell, PdfLine } from './pdfLines.ts';

/** Lines that stand like the rows of a table. */
interface PdfTable {
  /** The place behind the last of them. */
  end: number;
  /** What they say, row by row; undefined where it does not show which cell belongs to which column. */
  rows: string[] | undefined;
}

const MOST_HEADERS = 3;
/** Rows further apart, in sizes of their letters, are of two tables. */
const ROW_GAP = 3;
/** A line so close below a row, in sizes of its letters, goes on with one of its cells. */
const WRAPPED_GAP = 1.5;

/**
 * Reads the rows that begin at a line as a table: its columns are where its fullest rows have their cells, and its first row names them, if it
 * holds no figures and the others do. A table that does not show this much is none: its lines stay as they are.
 */
export function pdfTable(lines: readonly PdfLine[], start: number): PdfTable {
  const end = endOf(lines, start);
  const found = lines.slice(start, end);
  const columns = columnsOf(found.filter(({ isRow }) => isRow));
  const rows = columns === undefined ? undefined : rowsOf(found, columns);
  if (rows === undefined || !hasHeader(rows)) return { end, rows: undefined };
  return { end, rows: tableLines(rows) };
}

function endOf(lines: readonly PdfLine[], start: number): number {
  let end = start + 1;
  for (; end < lines.length; end += 1) {
    const [before, line, next] = [lines[end - 1], lines[end], lines[end + 1]];
    if (before === undefined || line === undefined) break;
    const gap = (line.y - before.y) / line.height;
    if (gap <= 0 || gap > ROW_GAP) break;
    if (!line.isRow && (gap > WRAPPED_GAP || next?.isRow !== true)) break;
  }
  return end;
}

/** Where the cells of the fullest rows stand, one below the other; undefined where they overlap. */
function columnsOf(rows: readonly PdfLine[]): Column[] | undefined {
  const most = rows.reduce((count, { cells }) => Math.max(count, cells.length), 0);
  const columns: Column[] = [];
  for (const { cells } of rows.filter((row) => row.cells.length === most))
    cells.forEach(({ x, width }, index) => {
      const { from, to } = columns[index] ?? { from: x, to: x + width };
      columns[index] = { from: Math.min(from, x), to: Math.max(to, x + width) };
    });
  const isApart = columns.every(({ to }, index) => to < (columns[index + 1]?.from ?? Infinity));
  return rows.length < 2 || !isApart ? undefined : columns;
}

/** The rows with their cells in their columns; undefined where one fits into none. Only in the first rows a cell may cover several. */
function rowsOf(lines: readonly PdfLine[], columns: readonly Column[]): TableCell[][] | undefined {
  const rows: TableCell[][] = [];
  let isHeader = true;
  for (const { cells, isRow } of lines) {
    isHeader &&= !cells.some(({ text }) => /\d/.test(text));
    const isGroup = isHeader && isRow && cells.length < columns.length;
    const places = isGroup ? groupPlaces(cells, columns) : cells.map((cell) => placeOf(cell, columns));
    if (places === undefined) return undefined;
    const isClear = places.every(
      ({ first, last }, index) => first > (places[index - 1]?.last ?? -1) && (isGroup || first === last),
    );
    if (!isClear) return undefined;
    if (isRow) rows.push(rowOf(cells, places, columns.length));
    else if (!goesOnWith(rows.at(-1), cells[0], places[0]?.first)) return undefined;
  }
  return rows;
}

/** The columns that a cell stands above, or the nearest one. */
function placeOf({ x, width }: PdfCell, columns: readonly Column[]): ColumnRange {
  const covered = columns.flatMap(({ from, to }, index) => (x < to && x + width > from ? [index] : []));
  const [first] = covered;
  if (first !== undefined) return { first, last: covered.at(-1) ?? first };
  const distances = columns.map(({ from, to }) => Math.abs((from + to) / 2 - (x + width / 2)));
  const nearest = distances.indexOf(Math.min(...distances));
  return { first: nearest, last: nearest };
}

function rowOf(cells: readonly PdfCell[], places: readonly ColumnRange[], width: number): TableCell[] {
  const row: TableCell[] = [];
  let column = 0;
  places.forEach(({ first, last }, index) => {
    for (; column < first; column += 1) row.push({ runs: [] });
    row.push({ runs: [{ text: cells[index]?.text ?? '' }], columns: last - first + 1 });
    column = last + 1;
  });
  for (; column < width; column += 1) row.push({ runs: [] });
  return row;
}

/** Adds the second line of a cell to the row that it is of, where that has a cell in this column and covers each with its own. */
function goesOnWith(row: TableCell[] | undefined, cell: PdfCell | undefined, column: number | undefined): boolean {
  const before = row === undefined || column === undefined ? undefined : row[column];
  if (row === undefined || column === undefined || cell === undefined || before === undefined) return false;
  if (before.runs.length === 0 || row.some(({ columns = 1 }) => columns > 1)) return false;
  row[column] = { ...before, runs: [...before.runs, { text: ` ${cell.text}` }] };
  return true;
}

/** Whether the first rows name all columns but the first, without figures, and the others hold figures, or three columns or more. */
function hasHeader(rows: readonly (readonly TableCell[])[]): boolean {
  const grid = rows.map((row) =>
    row.flatMap(({ runs, columns = 1 }) =>
      Array.from({ length: columns }, () => runs.map(({ text }) => text).join('')),
    ),
  );
  const figures = grid.findIndex((row) => row.some((text) => /\d/.test(text)));
  const headers = grid.slice(0, Math.min(figures < 0 ? 1 : figures, MOST_HEADERS));
  const body = grid.slice(headers.length);
  const isNamed = (grid[0] ?? []).every(
    (_, column) => column === 0 || headers.some((row) => (row[column] ?? '') !== ''),
  );
  const isFilled = (grid[0] ?? []).length > 2 || body.every((row) => row.slice(1).some((text) => /\d/.test(text)));
  return headers.length > 0 && body.length > 0 && isNamed && isFilled;
}
