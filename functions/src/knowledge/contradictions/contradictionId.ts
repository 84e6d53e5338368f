import { createHash } from 'node:crypto';
import type { ContradictionSide } from '@parlance/domain/documents/knowledge/contradiction';

type Place = Pick<ContradictionSide, 'sourceId' | 'pageId' | 'hash'>;

/** Names a passage by where it stands and what it says: read again unchanged, it has the same name. */
export function placeOf({ sourceId, pageId, hash }: Place): string {
  return [sourceId, pageId ?? '', hash].join('/');
}

/** The id of a contradiction between two passages, whichever of them is named first: 32 hexadecimal characters. */
export function contradictionId(one: Place, other: Place): string {
  const both = [placeOf(one), placeOf(other)].toSorted().join('\n');
  return createHash('sha256').update(both).digest('hex').slice(0, 32);
}
