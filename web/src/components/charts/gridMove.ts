/** A cell by its row and its column, from 0. */
export interface GridPlace {
  row: number;
  column: number;
}

/** The key that was pressed, and whether Ctrl was. */
export interface GridKey {
  key: string;
  ctrlKey: boolean;
}

function within(value: number, count: number): number {
  return Math.min(Math.max(value, 0), count - 1);
}

/**
 * Target cell of a key in a grid: arrows go to the next cell and stay at the edge, Home and End to the ends of the row, with Ctrl
 * to the first and the last cell. Undefined for any other key. @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 * @param size Number of rows and columns, at least one of each.
 */
export function gridMove(
  { key, ctrlKey }: GridKey,
  { row, column }: GridPlace,
  size: { rows: number; columns: number },
): GridPlace | undefined {
  const to = (nextRow: number, nextColumn: number): GridPlace => ({
    row: within(nextRow, size.rows),
    column: within(nextColumn, size.columns),
  });
  if (key === 'Home') return to(ctrlKey ? 0 : row, 0);
  if (key === 'End') return to(ctrlKey ? size.rows : row, size.columns);
  if (ctrlKey) return undefined;
  switch (key) {
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowDown':
      return to(row + 1, column);
    default:
      return undefined;
  }
}
