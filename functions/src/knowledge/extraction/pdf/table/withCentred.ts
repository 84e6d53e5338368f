import type { PdfCell, PdfLine } from '../PdfLine.ts';

/** Lines closer than this, in sizes of their letters, stand beside each other: a cell of two rows has its words in the middle. */
const BESIDE = 0.95;

/** Lines of a table in which a cell that stands between two rows, because it covers both, is one of the upper row. */
export function withCentred(lines: readonly PdfLine[]): PdfLine[] {
  const rows: PdfLine[] = [];
  lines.forEach((line, index) => {
    const [before, next] = [rows.at(-1), lines[index + 1]];
    const isBetween =
      before !== undefined &&
      next !== undefined &&
      before.isRow &&
      line.y - before.y < line.height * BESIDE &&
      next.y - line.y < line.height * BESIDE;
    if (isBetween && line.cells.every((cell) => !overlapsAny(cell, before.cells)))
      rows[rows.length - 1] = withCells(before, [...before.cells, ...line.cells]);
    else rows.push(line);
  });
  return rows;
}

/** A line of other cells. */
export function withCells(line: PdfLine, cells: readonly PdfCell[]): PdfLine {
  const sorted = cells.toSorted((one, other) => one.x - other.x);
  return { ...line, cells: sorted, isRow: sorted.length > 1, text: sorted.map(({ text }) => text).join(' | ') };
}

function overlapsAny({ x, width }: PdfCell, others: readonly PdfCell[]): boolean {
  return others.some((other) => other.x < x + width && other.x + other.width > x);
}
