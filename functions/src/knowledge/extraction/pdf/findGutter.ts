import { firstAtLeast } from './firstAtLeast.ts';
import { linesOf } from './linesOf.ts';
import type { PdfLine, PdfPiece } from './PdfLine.ts';

/** Range between the margins in which a gap between columns is looked for, as shares of the page's width. */
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
/** Lists beside each other have rows of their own, and so few of them at the same height. */
const MIN_OWN_ROWS = 2;
const MAX_ALIGNED = 0.3;

/** True if a piece runs across a gap. */
export function crosses({ x, width }: PdfPiece, at: number): boolean {
  return x < at && x + width > at;
}

/** The position of a gap between two columns; undefined where there is one column, or a table. */
export function findGutter(pieces: readonly PdfPiece[], pageWidth: number): number | undefined {
  const gaps: { at: number; crossing: number }[] = [];
  for (let share = GUTTER_FROM; share <= GUTTER_TO; share += GUTTER_STEP) {
    const at = share * pageWidth;
    gaps.push({ at, crossing: charactersOf(pieces.filter((piece) => crosses(piece, at))) });
  }
  const least = Math.min(...gaps.map(({ crossing }) => crossing));
  if (least > MAX_CROSSING * charactersOf(pieces)) return undefined;
  const narrow = gaps.filter(({ crossing }) => crossing === least).map(({ at }) => at);
  const [first] = narrow;
  return first !== undefined && isProseBeside(sidesOf(pieces, first)) ? first : listGutter(pieces, narrow);
}

/** A gap between two lists beside each other, such as a menu's: the first of those that part the pieces alike. */
function listGutter(pieces: readonly PdfPiece[], gaps: readonly number[]): number | undefined {
  let parted = -1;
  return gaps.find((at) => {
    const sides = sidesOf(pieces, at);
    const [left = []] = sides;
    const isNew = left.length !== parted;
    parted = left.length;
    return isNew && areLists(sides);
  });
}

function sidesOf(pieces: readonly PdfPiece[], at: number): PdfPiece[][] {
  return [pieces.filter(({ x, width }) => x + width <= at), pieces.filter(({ x }) => x >= at)];
}

function isProseBeside(sides: readonly (readonly PdfPiece[])[]): boolean {
  return sides.every(isProse) && !isGrid(sides.map((side) => linesOf(side)));
}

/** True if both sides have rows of their own at different heights: those of one table would be at the same ones. */
function areLists(sides: readonly (readonly PdfPiece[])[]): boolean {
  const lists = sides.map((side) => linesOf(side));
  const rows = lists.map((lines) => lines.filter(({ isRow }) => isRow));
  return (
    lists.every(({ length }) => length >= MIN_LINES) &&
    rows.every(({ length }) => length >= MIN_OWN_ROWS) &&
    alignedShare(rows) <= MAX_ALIGNED
  );
}

/** True if the lines on both sides belong together as the rows of a table: at the same heights, and rarely full. */
function isGrid([left = [], right = []]: readonly (readonly PdfLine[])[]): boolean {
  const isRagged = (lines: readonly PdfLine[]): boolean =>
    lines.filter(({ width, span }) => width >= span * FULL_LINE).length < lines.length * MIN_FULL;
  return alignedShare([left, right]) >= MIN_ALIGNED && (isRagged(left) || isRagged(right));
}

/** Share of the lines on the right that are at the height of one on the left. */
function alignedShare([left = [], right = []]: readonly (readonly PdfLine[])[]): number {
  const heights = left.map(({ y }) => y).sort((a, b) => a - b);
  const aligned = right.filter(
    ({ y, height }) => (heights[firstAtLeast(heights, y - height / 4)] ?? Infinity) < y + height / 4,
  );
  return aligned.length / right.length;
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
