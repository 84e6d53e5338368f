import type { Locale } from '@parlance/domain/locales';
import { lineOf } from './lineOf.ts';
import type { PdfLine, PdfPiece } from './PdfLine.ts';

/** Pieces of one column as lines from top to bottom: those on about the same baseline belong together. */
export function linesOf(pieces: readonly PdfPiece[], language: Locale | null = null): PdfLine[] {
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
