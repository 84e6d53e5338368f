import type { TableCell } from '../../tables/TableCell.ts';
import { tableLines } from '../../tables/tableLines.ts';
import type { PdfCell, PdfLine } from '../PdfLine.ts';
import { cutHeader } from './cutHeader.ts';
import { type Column, type ColumnRange, groupPlaces } from './groupPlaces.ts';
import { headerCount } from './headerCount.ts';
import { tableExtents } from './tableExtents.ts';
import { withCells, withCentred } from './withCentred.ts';

/** Lines that stand like the rows of a table. */
interface PdfTable {
  /** The place of the first of them, or of the line above that names their columns. */
  start: number;
  /** The place behind the last of them. */
  end: number;
  /** Text of the lines, row by row; undefined if it does not show which cell belongs to which column. */
  rows: string[] | undefined;
}

/** A line so far above the rows, in sizes of its letters, may name their columns. */
const HEADER_GAP = 2;

/**
 * Reads the rows that begin at a line as a table: its columns are where its fullest rows have their cells, and its first rows name them. Cells
 * are first looked for in narrow gaps, then in wide ones. A table that does not show which cell has which header is none: its lines stay as
 * they are.
 */
export function pdfTable(lines: readonly PdfLine[], start: number): PdfTable {
  const readings = [lines.map(withParts), lines].flatMap((cut) =>
    tableExtents(cut, start).map((end) => () => read(cut, start, end)),
  );
  for (const reading of readings) {
    const table = reading();
    if (table !== undefined) return table;
  }
  return { start, end: Math.max(start + 1, ...tableExtents(lines, start)), rows: undefined };
}

/** A line whose parts are cells, however close they stand. */
function withParts(line: PdfLine): PdfLine {
  const isWhole = line.cells.every(({ parts }) => parts.length === 1);
  return isWhole
    ? line
    : withCells(
        line,
        line.cells.flatMap(({ parts }) => parts.map((part) => ({ ...part, parts: [part] }))),
      );
}

function read(lines: readonly PdfLine[], start: number, end: number): PdfTable | undefined {
  const found = withCentred(lines.slice(start, end));
  const columns = columnsOf(found.filter(({ isRow }) => isRow));
  if (columns === undefined) return undefined;
  const rows = namedRows(found, columns);
  if (rows !== undefined) return { start, end, rows };
  const [above, first] = [lines[start - 1], lines[start]];
  const isNear = above !== undefined && first !== undefined && first.y - above.y <= HEADER_GAP * first.height;
  const header = isNear && first.y > above.y ? cutHeader(above, columns) : undefined;
  const named = header === undefined ? undefined : namedRows([header, ...found], columns);
  return named === undefined ? undefined : { start: start - 1, end, rows: named };
}

/** Rows of the lines if their first ones name their columns; else undefined. */
function namedRows(lines: readonly PdfLine[], columns: readonly Column[]): string[] | undefined {
  const rows = rowsOf(lines, columns);
  const count = rows === undefined ? 0 : headerCount(rows);
  if (rows === undefined || count === 0) return undefined;
  return tableLines(rows.map((row, index) => (index < count ? row.map((cell) => ({ ...cell, isHeader: true })) : row)));
}

/** Extents of the columns that the cells of the fullest rows form, one below the other; undefined if they overlap. */
function columnsOf(rows: readonly PdfLine[]): Column[] | undefined {
  const most = rows.reduce((count, { cells }) => Math.max(count, cells.length), 0);
  const full = columnsWith(
    [],
    rows.filter((row) => row.cells.length === most).map(({ cells }) => cells),
  );
  if (rows.length < 2 || !areApart(full)) return undefined;
  // Headers of figures that stand at the other side of their columns, each above its own.
  const headers = rows.filter(({ cells }) => cells.length === most - 1 && (cells[0]?.x ?? 0) > (full[0]?.to ?? 0));
  const wide = columnsWith(
    full,
    headers.map(({ cells }) => [undefined, ...cells]),
  );
  return areApart(wide) ? wide : full;
}

function columnsWith(before: readonly Column[], rows: readonly (readonly (PdfCell | undefined)[])[]): Column[] {
  const columns = [...before];
  for (const row of rows)
    row.forEach((cell, index) => {
      if (cell === undefined) return;
      const { x, width } = cell;
      const { from, to } = columns[index] ?? { from: x, to: x + width };
      columns[index] = { from: Math.min(from, x), to: Math.max(to, x + width) };
    });
  return columns;
}

function areApart(columns: readonly Column[]): boolean {
  return columns.every(({ to }, index) => to < (columns[index + 1]?.from ?? Infinity));
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
