import type { PdfLine } from '../PdfLine.ts';
import type { Column } from './groupPlaces.ts';
import { withCells } from './withCentred.ts';

/** A word that begins so near to a column's beginning, in sizes of its letters, is the first of its header. */
const NEAR = 1;

/**
 * A line of one stretch of text as a row of headers, cut before the words that stand at the beginnings of the columns: files write close words
 * as one. Undefined where a column has no such word.
 */
export function cutHeader(line: PdfLine, columns: readonly Column[]): PdfLine | undefined {
  const [cell] = line.cells;
  const [first, ...others] = columns;
  if (cell === undefined || line.cells.length > 1 || first === undefined || cell.x + cell.width < first.to)
    return undefined;
  const letter = cell.width / Math.max(1, cell.text.length);
  const words = [...cell.text.matchAll(/\s(?=\S)/g)].map(({ index }) => index + 1);
  const cuts = others.map(({ from }) => nearest(words, (from - cell.x) / letter, (NEAR * line.height) / letter));
  const isClear = cuts.every((cut, index) => cut !== undefined && cut > (cuts[index - 1] ?? 0));
  if (!isClear) return undefined;
  const edges = [0, ...cuts.filter((cut) => cut !== undefined), cell.text.length];
  return withCells(
    line,
    columns.map(({ from, to }, index) => {
      const text = cell.text.slice(edges[index], edges[index + 1]).trim();
      const part = { text, x: from, width: to - from };
      return { ...part, parts: [part] };
    }),
  );
}

function nearest(places: readonly number[], wanted: number, most: number): number | undefined {
  const sorted = places.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
  const best = sorted[0];
  return best !== undefined && Math.abs(best - wanted) <= most ? best : undefined;
}
