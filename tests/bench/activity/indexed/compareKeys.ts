import type { EntryKey } from './createEntries.ts';

/** Which of two keys comes first in an index that is read in a direction: negative, if the first does. */
export function compareKeys(direction: 'asc' | 'desc', [a, idA]: EntryKey, [b, idB]: EntryKey): number {
  const sign = direction === 'asc' ? 1 : -1;
  if (a !== b) return a < b ? -sign : sign;
  if (idA === idB) return 0;
  return idA < idB ? -sign : sign;
}
