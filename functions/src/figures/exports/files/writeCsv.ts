import { csvCell } from './csvCell.ts';
import { inParts } from './inParts.ts';
import type { Cell, Table } from './Table.ts';

/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table as a CSV file with its columns' names in the first line. */
export function writeCsv(table: Table): AsyncGenerator<Buffer> {
  return inParts(linesOf(table));
}

async function* linesOf({ columns, rows }: Table): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + lineOf(columns);
  for await (const row of rows) yield lineOf(columns.map((column) => row[column] ?? null));
}

function lineOf(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
