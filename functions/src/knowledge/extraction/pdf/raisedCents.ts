import { type Locale, LOCALES } from '@parlance/domain/locales';
import type { PdfPiece } from './PdfLine.ts';
import { VOCABULARIES } from '../../../kernel/vocabulary/VOCABULARIES.ts';

const CENTS = /^\d{2}$/;
const WHOLE = /(?<![\d.,])\d{1,3}$/;
/** Cents are so much smaller than the number before them, stand so much higher, and so near; as shares of its size. */
const SMALLER = 0.85;
const RAISED = 0.12;
const NEAR = 0.3;
/** Files write a number shortly before its cents. */
const LOOKED_BACK = 3;
/** "00" is neither an exponent nor a note's number; so many that end like prices aren't either. */
const NEVER_ELSE = /^0/;
const LIKE_PRICES = /[05]$/;
const MIN_LIKE_PRICES = 3;

/**
 * Pieces with raised cents as part of the number before them, where a page writes its prices so: without a currency beside them, a
 * single pair of raised digits could as well be an exponent or a note's number.
 * @param language Decides the sign before cents.
 */
export function raisedCents(pieces: readonly PdfPiece[], language: Locale | null): PdfPiece[] {
  const wholes = new Map<PdfPiece, PdfPiece>();
  for (const [index, cents] of pieces.entries()) {
    if (!CENTS.test(cents.text)) continue;
    const whole = pieces.slice(Math.max(0, index - LOOKED_BACK), index).find((piece) => isWholeOf(piece, cents));
    if (whole !== undefined) wholes.set(whole, cents);
  }
  const all = [...wholes.values()].map(({ text }) => text);
  const arePrices =
    all.some((text) => NEVER_ELSE.test(text)) ||
    (all.length >= MIN_LIKE_PRICES && all.every((text) => LIKE_PRICES.test(text)));
  if (!arePrices) return [...pieces];
  const merged = new Set(wholes.values());
  const { point } = VOCABULARIES[language ?? LOCALES[0]].sheets;
  return pieces
    .filter((piece) => !merged.has(piece))
    .map((piece) => {
      const cents = wholes.get(piece);
      if (cents === undefined) return piece;
      return { ...piece, text: `${piece.text}${point}${cents.text}`, width: cents.x + cents.width - piece.x };
    });
}

function isWholeOf({ text, x, y, width, height }: PdfPiece, cents: PdfPiece): boolean {
  const gap = cents.x - (x + width);
  const rise = y - cents.y;
  return (
    WHOLE.test(text) &&
    cents.height < height * SMALLER &&
    Math.abs(gap) <= height * NEAR &&
    rise > height * RAISED &&
    rise < height
  );
}
