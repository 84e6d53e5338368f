import type { EntryKey } from './createEntries.ts';

/** Compares two keys of an index that is read in a direction: negative if the first comes first. */
export function compareKeys(direction: 'asc' | 'desc', [a, idA]: EntryKey, [b, idB]: EntryKey): number {
  const sign = direction === 'asc' ? 1 : -1;
  if (a !== b) return a < b ? -sign : sign;
  if (idA === idB) return 0;
  return idA < idB ? -sign : sign;
}
