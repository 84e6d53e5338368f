import type { Locale } from '@parlance/domain/locales';
import type { MarkedRun } from '../marks/MarkedRun.ts';
import { renderRuns } from '../marks/renderRuns.ts';
import type { PdfCell, PdfLine, PdfPart, PdfPiece } from './PdfLine.ts';
import { pieceRuns } from './pieceRuns.ts';
import { spacedWords } from './spacedWords.ts';

/** A gap of more than this share of a letter's size is a space, the edge of a part, or of a cell. */
const SPACE = 0.15;
const PART = 0.8;
const CELL = 2;
/** Minimum gap between words of spaced-out letters, as a share of a letter's size. */
const WORD_GAP = 1;

/** A stretch of a line without wide gaps, and what is said before it within its cell. */
interface Stretch {
  runs: MarkedRun[];
  x: number;
  end: number;
  space: string;
}

/** The pieces of one line from the left to the right: what stands far apart are cells. */
export function lineOf(pieces: readonly PdfPiece[], language: Locale | null): Omit<PdfLine, 'span'> {
  const sorted = pieces.toSorted((a, b) => a.x - b.x);
  const height = sorted.reduce((most, piece) => Math.max(most, piece.height), 0);
  const { runs, y } = pieceRuns(sorted);
  const cells: Stretch[][] = [];
  for (const [index, piece] of sorted.entries()) {
    const run = runs[index] ?? { text: piece.text };
    const cell = cells.at(-1);
    const part = cell?.at(-1);
    const gap = part === undefined ? Infinity : piece.x - part.end;
    const end = piece.x + piece.width;
    const space = gap > WORD_GAP * height ? '  ' : gap > SPACE * height ? ' ' : '';
    if (cell === undefined || part === undefined || gap > CELL * height) {
      cells.push([{ runs: [run], x: piece.x, end, space: '' }]);
    } else if (gap > PART * height) {
      cell.push({ runs: [run], x: piece.x, end, space });
    } else {
      part.runs.push(...(space === '' ? [] : [{ text: space }]), run);
      part.end = Math.max(part.end, end);
    }
  }
  const read = cells.map((cell) => readCell(cell, language));
  const last = read.at(-1);
  const x = sorted[0]?.x ?? 0;
  return {
    text: read
      .map(({ text }) => text)
      .join(' | ')
      .trim(),
    y,
    width: last === undefined ? 0 : last.x + last.width - x,
    height,
    isRow: cells.length > 1,
    cells: read,
  };
}

function readCell(cell: readonly Stretch[], language: Locale | null): PdfCell {
  const whole = cellOf(cell, language);
  return { ...whole, parts: cell.length === 1 ? [whole] : cell.map((part) => cellOf([part], language)) };
}

function cellOf(cell: readonly Stretch[], language: Locale | null): PdfPart {
  const runs = cell.flatMap(({ runs: own, space }) => [...(space === '' ? [] : [{ text: space }]), ...own]);
  const x = cell[0]?.x ?? 0;
  const end = cell.reduce((most, stretch) => Math.max(most, stretch.end), x);
  return { text: spacedWords(renderRuns(runs, language)), x, width: end - x };
}
