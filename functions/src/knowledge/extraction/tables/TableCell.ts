import type { MarkedRun } from '../marks/MarkedRun.ts';

/** A cell as its file holds it, at the place where it begins. */
export interface TableCell {
  runs: readonly MarkedRun[];
  /** Number of columns and rows it covers, at least 1 each. */
  columns?: number;
  rows?: number;
  /** The file itself says that it names other cells. */
  isHeader?: boolean;
}

/** Cells that cover nothing but their own place, and carry no marks. */
export function plainCells(texts: readonly string[], isHeader = false): TableCell[] {
  return texts.map((text) => ({ runs: [{ text }], isHeader }));
}
