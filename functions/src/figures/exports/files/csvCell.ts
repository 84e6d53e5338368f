import { safeCell } from '@parlance/domain/spreadsheet/safeCell';
import type { Cell } from './Table.ts';

/**
 * Place where a program that takes another character for the separator begins a new cell, in front of what it would run
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const HIDDEN_FORMULA = /([,;|\t\r\n]"*)(?='*[=+\-@＝＋－＠])/g;

/** A cell of a CSV file: quoted (RFC 4180), and no formula, whatever the program that opens it takes for the separator. */
export function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  return `"${safeCell(cell).replaceAll(HIDDEN_FORMULA, "$1'").replaceAll('"', '""')}"`;
}
