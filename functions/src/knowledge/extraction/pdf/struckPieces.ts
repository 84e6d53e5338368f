import type { PdfPiece } from './PdfLine.ts';

/** A line that is drawn on a page, level; in points, `y` downwards from the top. */
export interface DrawnLine {
  from: number;
  to: number;
  y: number;
}

/** Through letters, above their baseline, as shares of their size: not below them, nor above. */
const LOWEST = 0.12;
const HIGHEST = 0.55;
/** A line that runs so much further than the text is a table's. */
const MAX_LONGER = 2;
/** Less of a text under a line is the end of a line beside it. */
const MIN_SHARE = 0.1;
/** An end within so many characters of a word's is the word's. */
const NEAR_CHARACTERS = 2;

/** Runs of text with those marked that a line is drawn through; one that is crossed out in part becomes several. */
export function struckPieces(pieces: readonly PdfPiece[], lines: readonly DrawnLine[]): PdfPiece[] {
  const sorted = lines.toSorted((a, b) => a.y - b.y);
  return sorted.length === 0 ? [...pieces] : pieces.flatMap((piece) => strike(piece, linesThrough(piece, sorted)));
}

function linesThrough({ y, height, x, width }: PdfPiece, sorted: readonly DrawnLine[]): DrawnLine[] {
  const near = sorted.filter((line) => line.y >= y - height * HIGHEST && line.y <= y - height * LOWEST);
  return near.filter(
    (line) => line.from < x + width && line.to > x && line.to - line.from <= (width + height) * MAX_LONGER,
  );
}

function strike(piece: PdfPiece, lines: readonly DrawnLine[]): PdfPiece[] {
  const { text, x, width } = piece;
  const [first] = lines;
  if (first === undefined || width <= 0 || text.trim() === '') return [piece];
  const from = Math.max(0, (Math.min(...lines.map((line) => line.from)) - x) / width);
  const to = Math.min(1, (Math.max(...lines.map((line) => line.to)) - x) / width);
  if (to - from < MIN_SHARE) return [piece];
  const [start, end] = [wordEdge(text, from * text.length), wordEdge(text, to * text.length)];
  return [
    partOf(piece, 0, start),
    { ...partOf(piece, start, end), isStruck: true },
    partOf(piece, end, text.length),
  ].filter((part) => part.text !== '');
}

/** The edge of a word that is nearest, or the place itself inside of one. */
function wordEdge(text: string, place: number): number {
  const rounded = Math.round(place);
  for (let distance = 0; distance <= NEAR_CHARACTERS; distance += 1)
    for (const at of [rounded - distance, rounded + distance])
      if (at <= 0 || at >= text.length || /\s/.test(text[at - 1] ?? '') || /\s/.test(text[at] ?? ''))
        return Math.min(Math.max(at, 0), text.length);
  return rounded;
}

function partOf(piece: PdfPiece, start: number, end: number): PdfPiece {
  const { text, x, width } = piece;
  const share = width / text.length;
  return { ...piece, text: text.slice(start, end), x: x + start * share, width: (end - start) * share };
}
