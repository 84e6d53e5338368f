import { stackedTables } from './stackedTables.ts';
import type { TableCell } from './TableCell.ts';
import { type TableOptions, tableLines } from './tableLines.ts';

/** The tables of a sheet, one below the other, as one line per row. What stands alone above a table is its title. */
export function sheetLines(rows: readonly (readonly TableCell[])[], options: TableOptions): string[] {
  return stackedTables(rows).flatMap((table) =>
    tableLines(table.rows, { ...options, caption: table.caption, hasTitles: true }),
  );
}
