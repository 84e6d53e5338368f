import { SKETCH_BITS, type Sketch } from '@parlance/domain/text/sketch';
import { sketchBits } from './sketchBits.ts';

/** Number of bits in which the sketches of two vectors differ whose cosine is this: their angle's share of half a turn. */
function bitsAt(cosine: number): number {
  return Math.round((Math.acos(cosine) / Math.PI) * SKETCH_BITS);
}

/**
 * The sketch of a vector.
 * @param of.leastCosine Cosine similarity from which on two vectors mean the same.
 */
export function sketchVector(
  vector: readonly number[],
  { space, leastCosine }: { space: string; leastCosine: number },
): Sketch {
  return { space, bits: sketchBits(vector), reach: bitsAt(leastCosine) };
}
