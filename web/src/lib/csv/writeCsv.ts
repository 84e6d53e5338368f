import { safeCell } from '@parlance/domain/spreadsheet/safeCell';

/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A CSV file by RFC 4180 that is safe to open in a spreadsheet. */
export function writeCsv(rows: readonly (readonly string[])[], delimiter: ',' | ';' | '\t'): string {
  const lines = rows.map((row) => row.map((cell) => quote(safeCell(cell), delimiter)).join(delimiter));
  return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('');
}

function quote(cell: string, delimiter: ',' | ';' | '\t'): string {
  const isPlain = !/["\r\n]/.test(cell) && !cell.includes(delimiter) && cell.trim() === cell;
  return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`;
}
