import type { EntryKey } from './createEntries.ts';

/** Behind every id and every value that the bench makes. */
export const LAST = '\uffff';

/** The last text before another one, as far as ids go. */
function before(id: string): string {
  const last = id.codePointAt(id.length - 1) ?? 1;
  return `${id.slice(0, -1)}${String.fromCodePoint(last - 1)}${LAST}`;
}

/** The first key behind another one in an index that is read in a direction. */
export function keyBehind([value, id]: EntryKey, direction: 'asc' | 'desc'): EntryKey {
  return [value, direction === 'asc' ? `${id}\0` : before(id)];
}
