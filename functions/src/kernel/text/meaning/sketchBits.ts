import { EMBEDDING_DIMENSION } from '@parlance/domain/limits';
import { SKETCH_BITS } from '@parlance/domain/text/sketch';
import { hashBits } from './hashBits.ts';

/** Bits of a hexadecimal digit. */
const DIGIT = 4;

/** The planes' normals, of +1 and -1: as good as Gaussian ones (D. Achlioptas, Database-friendly random projections, 2003). */
const PLANES = Array.from({ length: SKETCH_BITS }, (_plane, plane) =>
  Int8Array.from({ length: EMBEDDING_DIMENSION }, (_component, component) =>
    (hashBits(`${plane},${component}`, 0x9747b28c) & 1) === 1 ? 1 : -1,
  ),
);

/** A vector's sides of the planes, hexadecimal. A change of the planes needs a new space name. */
export function sketchBits(vector: readonly number[]): string {
  const sides = PLANES.map((plane) => {
    let sum = 0;
    for (const [place, value] of vector.entries()) sum += value * (plane[place] ?? 0);
    return sum > 0 ? 1 : 0;
  });
  let bits = '';
  for (let place = 0; place < SKETCH_BITS; place += DIGIT) {
    bits += sides
      .slice(place, place + DIGIT)
      .reduce<number>((digit, side) => digit * 2 + side, 0)
      .toString(16);
  }
  return bits;
}
