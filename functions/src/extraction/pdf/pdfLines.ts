import type { Locale } from '@parlance/domain/locales';
import { firstAtLeast } from './firstAtLeast.ts';
import { lineOf } from './lineOf.ts';
import type { PdfLine, PdfPiece } from './PdfLine.ts';

/** Where between the margins a gap between columns is looked for, as shares of the page's width. */
const GUTTER_FROM = 0.35;
const GUTTER_TO = 0.65;
const GUTTER_STEP = 0.01;
/** Titles and footers may run across the columns: so much of the text at most. */
const MAX_CROSSING = 0.4;
/** Columns of prose are this long, and their lines this full. What is less is a table, whose rows belong together. */
const MIN_LINES = 4;
const MIN_CHARACTERS = 20;
/** Prose has next to no cells far apart. */
const MAX_ROWS = 0.3;
/** Lines of so many sides' cells that stand on the same height, and fill their column so seldom, are rows of a table. */
const MIN_ALIGNED = 0.8;
const FULL_LINE = 0.75;
const MIN_FULL = 0.55;
const PAGE_NUMBER = /^\W*\d{1,4}\W*$/;

/** The lines of a page in reading order: two columns one after the other, between lines that run across both. */
export function pdfLines(pieces: readonly PdfPiece[], pageWidth: number, language: Locale | null = null): PdfLine[] {
  const filled = withoutPageNumber(pieces.filter(({ text }) => text.trim() !== ''));
  const gutter = findGutter(filled, pageWidth);
  if (gutter === undefined) return linesOf(filled, language);
  const across = linesOf(
    filled.filter((piece) => crosses(piece, gutter)),
    language,
  ).sort((a, b) => a.y - b.y);
  const left = stretches(
    linesOf(
      filled.filter(({ x, width }) => x + width <= gutter),
      language,
    ),
    across,
  );
  const right = stretches(
    linesOf(
      filled.filter(({ x }) => x >= gutter),
      language,
    ),
    across,
  );
  return left.flatMap((lines, index) => [...lines, ...(right[index] ?? []), ...across.slice(index, index + 1)]);
}

/** The lines of a column above the first line that runs across, between it and the second, and so on. */
function stretches(lines: readonly PdfLine[], across: readonly PdfLine[]): PdfLine[][] {
  const edges = across.map(({ y }) => y);
  const result = Array.from({ length: edges.length + 1 }, (): PdfLine[] => []);
  for (const line of lines) result[firstAtLeast(edges, line.y)]?.push(line);
  return result;
}

/** Drops the lowest line if it is a number and nothing else. */
function withoutPageNumber(pieces: readonly PdfPiece[]): readonly PdfPiece[] {
  const last = linesOf(pieces).at(-1);
  if (last === undefined || !PAGE_NUMBER.test(last.text)) return pieces;
  return pieces.filter(({ y }) => y < last.y - last.height / 2);
}

function crosses({ x, width }: PdfPiece, at: number): boolean {
  return x < at && x + width > at;
}

/** The position of a gap between two columns of prose; undefined where there is one column, or a table. */
function findGutter(pieces: readonly PdfPiece[], pageWidth: number): number | undefined {
  let best: { at: number; crossing: number } | undefined;
  for (let share = GUTTER_FROM; share <= GUTTER_TO; share += GUTTER_STEP) {
    const at = share * pageWidth;
    const crossing = charactersOf(pieces.filter((piece) => crosses(piece, at)));
    if (best === undefined || crossing < best.crossing) best = { at, crossing };
  }
  if (best === undefined || best.crossing > MAX_CROSSING * charactersOf(pieces)) return undefined;
  const { at } = best;
  const sides = [pieces.filter(({ x, width }) => x + width <= at), pieces.filter(({ x }) => x >= at)];
  return sides.every(isProse) && !isGrid(sides.map((side) => linesOf(side))) ? at : undefined;
}

/** Whether the lines on both sides belong together as the rows of a table: at the same heights, and rarely full. */
function isGrid([left = [], right = []]: readonly (readonly PdfLine[])[]): boolean {
  const heights = left.map(({ y }) => y).sort((a, b) => a - b);
  const aligned = right.filter(
    ({ y, height }) => (heights[firstAtLeast(heights, y - height / 4)] ?? Infinity) < y + height / 4,
  );
  const isRagged = (lines: readonly PdfLine[]): boolean =>
    lines.filter(({ width, span }) => width >= span * FULL_LINE).length < lines.length * MIN_FULL;
  return aligned.length >= right.length * MIN_ALIGNED && (isRagged(left) || isRagged(right));
}

function charactersOf(pieces: readonly PdfPiece[]): number {
  return pieces.reduce((sum, { text }) => sum + text.length, 0);
}

function isProse(pieces: readonly PdfPiece[]): boolean {
  const lines = linesOf(pieces);
  const lengths = lines.map(({ text }) => text.length).sort((a, b) => a - b);
  const rows = lines.filter(({ isRow }) => isRow).length;
  return (
    lengths.length >= MIN_LINES &&
    (lengths[Math.floor(lengths.length / 2)] ?? 0) >= MIN_CHARACTERS &&
    rows <= lines.length * MAX_ROWS
  );
}

/** Pieces of one column as lines from top to bottom: those on about the same baseline belong together. */
function linesOf(pieces: readonly PdfPiece[], language: Locale | null = null): PdfLine[] {
  const rows: PdfPiece[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row !== undefined && first !== undefined && piece.y - first.y < Math.max(piece.height, first.height) / 2)
      row.push(piece);
    else rows.push([piece]);
  }
  // A line that is crossed out as a whole is none.
  const lines = rows.map((row) => lineOf(row, language)).filter(({ text }) => text !== '');
  const span = lines.reduce((most, { width }) => Math.max(most, width), 0);
  return lines.map((line) => ({ ...line, span }));
}
