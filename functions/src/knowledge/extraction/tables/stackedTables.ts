import type { TableCell } from './TableCell.ts';

interface StackedTable {
  /** Text alone above it; empty for none. */
  caption: string;
  rows: (readonly TableCell[])[];
}

type Row = readonly TableCell[];

/**
 * The tables that stand below each other in a sheet. Another one begins where a row of names follows rows of figures: with the first name of
 * the header at the top, or below a row with one cell, which is the title of the table.
 */
export function stackedTables(rows: readonly Row[]): StackedTable[] {
  const header = rows.findIndex((row) => filled(row).length > 1);
  const name = textAt(rows[header] ?? [], 0);
  const starts = [0];
  rows.forEach((row, index) => {
    if (index <= header + 1 || !isNames(row)) return;
    const above = rows[index - 1] ?? [];
    const hasTitle = filled(above).length === 1;
    const isAgain = name !== '' && textAt(row, 0) === name;
    if (isAgain || (hasTitle && changesToNames(rows, index))) starts.push(hasTitle ? index - 1 : index);
  });
  return starts.map((start, index) => tableOf(rows.slice(start, starts[index + 1]), starts.length > 1));
}

/** A title alone is said with every row, where there are several tables. */
function tableOf(rows: Row[], isOneOfMany: boolean): StackedTable {
  const [first = [], second = []] = rows;
  const hasCaption = isOneOfMany && filled(first).length === 1 && filled(second).length > 1;
  return hasCaption ? { caption: filled(first)[0] ?? '', rows: rows.slice(1) } : { caption: '', rows };
}

/** True if figures are above a row of names, and below it, as they are at the top of a table. */
function changesToNames(rows: readonly Row[], index: number): boolean {
  const before = rows[index - 2] ?? [];
  const after = rows[index + 1] ?? [];
  const row = rows[index] ?? [];
  const isChange = row.some((_cell, column) => textAt(row, column) !== '' && /\d/.test(textAt(before, column)));
  return isChange && filled(after).length > 1 && filled(after).some((text) => /\d/.test(text));
}

function isNames(row: Row): boolean {
  const texts = filled(row);
  return texts.length > 1 && !texts.some((text) => /\d/.test(text));
}

function filled(row: Row): string[] {
  return row.map(written).filter((text) => text !== '');
}

function textAt(row: Row, column: number): string {
  const cell = row[column];
  return cell === undefined ? '' : written(cell);
}

function written({ runs }: TableCell): string {
  return runs
    .map(({ text }) => text)
    .join('')
    .trim();
}
