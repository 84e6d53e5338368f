import { safeCell } from '@parlance/domain/spreadsheet/safeCell';
import { inParts } from './inParts.ts';
import type { Cell, Table } from './Table.ts';

/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Place where a program that takes another character for the separator begins a new cell, in front of what it would run
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const HIDDEN_FORMULA = /([,;|\t\r\n]"*)(?='*[=+\-@＝＋－＠])/g;

/** A cell of a CSV file: quoted (RFC 4180), and no formula, whatever the program that opens it takes for the separator. */
function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  return `"${safeCell(cell).replaceAll(HIDDEN_FORMULA, "$1'").replaceAll('"', '""')}"`;
}

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
