import { createHash } from 'node:crypto';

/** One hash for what a source holds, in hexadecimal: the same for the same set of hashes of its passages or pages, in any order. */
export function fingerprintOf(hashes: readonly string[]): string {
  return createHash('sha256')
    .update([...new Set(hashes)].toSorted().join('\n'))
    .digest('hex');
}
