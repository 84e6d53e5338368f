import * as z from 'zod';

/** Bits of a sketch. */
export const SKETCH_BITS = 256;

const WORD = 8;

/**
 * A text's meaning in few bytes: on which side of each of `SKETCH_BITS` planes its vector lies (M. Charikar, Similarity Estimation
 * Techniques from Rounding Algorithms, 2002). Nothing of the text can be read from it.
 */
export const sketchSchema = z.object({
  /** Vectors of two spaces are never compared. */
  space: z.string(),
  /** Hexadecimal. */
  bits: z.string().length(SKETCH_BITS / 4),
  /** Maximum number of bits in which a text of the same meaning differs. */
  reach: z.int(),
});

export type Sketch = z.infer<typeof sketchSchema>;

function onesIn(bits: number): number {
  let ones = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) ones += 1;
  return ones;
}

/** True where two texts mean the same, in whatever language, as far as their vectors tell. */
export function isSameMeaning(one: Sketch | null, other: Sketch | null): boolean {
  if (one === null || other === null || one.space !== other.space) return false;
  let differing = 0;
  for (let place = 0; place < one.bits.length; place += WORD) {
    const [left, right] = [one, other].map(({ bits }) => Number.parseInt(bits.slice(place, place + WORD), 16));
    differing += onesIn((left ?? 0) ^ (right ?? 0));
  }
  return differing <= Math.min(one.reach, other.reach);
}
