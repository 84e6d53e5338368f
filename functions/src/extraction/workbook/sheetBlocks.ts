import type { Fuel } from '../fuel/createFuel.ts';
import { tableRows } from '../tableRows.ts';

/**
 * The rows of a sheet or a CSV file as paragraphs: what stands alone above the table (a title, a date), then the table
 * row by row, each with the header's names. The first row of two or more filled cells is the header.
 */
export function sheetBlocks(rows: readonly (readonly string[])[], fuel: Fuel): string[] {
  const filled = rows.map((row) => row.map((cell) => cell.trim())).filter((row) => row.some((cell) => cell !== ''));
  const isWide = (row: readonly string[]): boolean => row.filter((cell) => cell !== '').length > 1;
  const start = Math.max(0, filled.findIndex(isWide));
  return [...filled.slice(0, start).map((row) => row.join('')), ...tableRows(filled.slice(start), fuel)];
}
