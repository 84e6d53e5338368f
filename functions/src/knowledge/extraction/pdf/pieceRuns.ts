import type { MarkedRun } from '../marks/MarkedRun.ts';
import type { PdfPiece } from './PdfLine.ts';

/** Letters so much smaller than the line's may stand above or below it, where they move by so much of its size. */
const SMALLER = 0.85;
const MOVED = 0.12;
/** Longer text is a line of its own, or a caption. */
const MARK_CHARACTERS = 8;

/** The baseline and size of the letters that most of a line has. */
function baseOf(pieces: readonly PdfPiece[]): { y: number; height: number } {
  const tallest = pieces.reduce((most, { height }) => Math.max(most, height), 0);
  const large = pieces.filter(({ height, text }) => height >= tallest * SMALLER && text.trim() !== '');
  const longest = large.reduce<PdfPiece | undefined>(
    (best, each) => (best === undefined || each.text.length > best.text.length ? each : best),
    undefined,
  );
  return { y: longest?.y ?? 0, height: longest?.height ?? tallest };
}

/** The runs of one line with what stands above and below it, or is crossed out. */
export function pieceRuns(pieces: readonly PdfPiece[]): { runs: MarkedRun[]; y: number } {
  const base = baseOf(pieces);
  const runs = pieces.map(({ text, y, height, isStruck = false }): MarkedRun => {
    const isSmall = height < base.height * SMALLER && text.trim().length <= MARK_CHARACTERS;
    const rise = base.y - y;
    return {
      text,
      ...(isSmall && rise > base.height * MOVED ? { isRaised: true } : {}),
      ...(isSmall && rise < -base.height * MOVED ? { isLowered: true } : {}),
      ...(isStruck ? { isStruck } : {}),
    };
  });
  return { runs, y: base.y };
}
