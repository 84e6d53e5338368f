import type { PdfLine } from '../PdfLine.ts';

/** Rows further apart, in sizes of their letters, are of two tables. */
const ROW_GAP = 3;
/** A line so close below a row, in sizes of its letters, goes on with one of its cells. */
const WRAPPED_GAP = 1.5;
/** Of so many gaps between rows that were about the same, a wider one by so much may be the table's end. */
const FEW_GAPS = 2;
const WIDER = 1.3;

/** The places behind the last line of a table that begins at a line, the likeliest first: as far as it may go, and up to the last wide gap. */
export function tableExtents(lines: readonly PdfLine[], start: number): number[] {
  let end = start + 1;
  let widest = 0;
  let lastWide: number | undefined;
  for (; end < lines.length; end += 1) {
    const [before, line, next] = [lines[end - 1], lines[end], lines[end + 1]];
    if (before === undefined || line === undefined) break;
    const gap = line.y - before.y;
    if (gap <= 0 || gap > ROW_GAP * line.height) break;
    if (!line.isRow && (gap > WRAPPED_GAP * line.height || next?.isRow !== true)) break;
    if (end - start > FEW_GAPS && gap > widest * WIDER) lastWide = end;
    widest = Math.max(widest, gap);
  }
  if (lastWide === undefined) return [end];
  const most = lines.slice(start, lastWide).reduce((count, { cells }) => Math.max(count, cells.length), 0);
  // What has few cells behind a wide gap is hardly a row of the same table.
  const isOther = (lines[lastWide]?.cells.length ?? 0) * 2 <= most;
  return isOther ? [lastWide, end] : [end, lastWide];
}
