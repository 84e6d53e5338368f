import type { Figure } from './figure.ts';

/** Months are counted as 30 days: "four weeks" and "one month" are the same. */
const TOLERANCE = 0.1;

function isSameValue({ kind }: Figure, one: number | string, other: number | string): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  if (kind === 'duration') return Math.abs(one - other) <= TOLERANCE * Math.max(one, other);
  return one === other;
}

/**
 * True if two figures of one kind cannot both hold. Figures of different bounds can, unless one is a span that the other lies
 * outside of: "3 days" may be true of "2 to 5 days" and of "up to 5 days".
 */
export function isOtherwise(one: Figure, other: Figure): boolean {
  if (one.kind !== other.kind || one.unit !== other.unit) return false;
  if (one.bound === other.bound) {
    return one.values.some((value, at) => {
      const match = other.values[at];
      // A date without a year says nothing of the year.
      return match !== undefined && !isSameValue(one, value, match);
    });
  }
  const [span, single] = one.bound === 'range' ? [one, other] : [other, one];
  if (one.kind === 'time' || span.bound !== 'range' || single.bound !== 'exact') return false;
  const [from, to] = span.values;
  const [value] = single.values;
  return (
    typeof from === 'number' && typeof to === 'number' && typeof value === 'number' && (value < from || value > to)
  );
}
