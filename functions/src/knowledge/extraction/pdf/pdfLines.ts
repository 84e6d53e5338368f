import type { Locale } from '@parlance/domain/locales';
import { crosses, findGutter } from './findGutter.ts';
import { firstAtLeast } from './firstAtLeast.ts';
import { linesOf } from './linesOf.ts';
import type { PdfLine, PdfPiece } from './PdfLine.ts';

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
