import type { QuerySpec } from '../../../../web/src/lib/firestore/QuerySpec.ts';
import { compareKeys } from './compareKeys.ts';
import { type Entries, type EntryKey, sortable } from './createEntries.ts';
import { keyBehind, LAST } from './keyBehind.ts';
import { Scan } from './Scan.ts';
import type { StoredIndex } from './storedIndexes.ts';

export interface IndexedRead {
  keys: EntryKey[];
  /** Entries of indexes that were looked at, those that lead to no document among them. */
  entries: number;
}

/** Each choice of one value where a query allows several (`in`, `array-contains-any`). */
function disjuncts({ equals, contains }: QuerySpec): ReadonlyMap<string, unknown>[] {
  const asked = [...Object.entries(equals ?? {}), ...(contains === undefined ? [] : [contains])];
  return asked.reduce<Map<string, unknown>[]>(
    (heads, [field, value]) => {
      const values: unknown[] = Array.isArray(value) ? value : [value];
      return heads.flatMap((head) => values.map((one) => new Map([...head, [field, one]])));
    },
    [new Map<string, unknown>()],
  );
}

/** First key of a query and the key that it stops before, in its own direction. */
function boundsOf({ range, orderBy: [, direction] }: QuerySpec): { first: EntryKey; end: EntryKey | undefined } {
  const from: EntryKey | undefined = range?.from === undefined ? undefined : [sortable(range.from), ''];
  const before: EntryKey | undefined = range?.before === undefined ? undefined : [sortable(range.before), ''];
  if (direction === 'asc') return { first: from ?? [Number.MIN_SAFE_INTEGER, ''], end: before };
  return { first: before ?? [LAST, LAST], end: from };
}

/** The first entries of several disjuncts in their common order, each document once. */
function merged(scans: readonly Scan[], first: EntryKey, most: number, direction: 'asc' | 'desc'): EntryKey[] {
  const [only, ...others] = scans;
  if (only !== undefined && others.length === 0) return only.next(first, most);
  const heads = new Map(scans.map((scan) => [scan, scan.next(first, 1)[0]]));
  const found: EntryKey[] = [];
  while (found.length < most) {
    const [nearest] = [...heads.values()]
      .filter((key) => key !== undefined)
      .toSorted((a, b) => compareKeys(direction, a, b));
    if (nearest === undefined) break;
    found.push(nearest);
    for (const [scan, head] of heads) {
      if (head !== undefined && compareKeys(direction, head, nearest) === 0) {
        heads.set(scan, scan.next(keyBehind(nearest, direction), 1)[0]);
      }
    }
  }
  return found;
}

/** Reads a query's first documents, behind a key where there is one, as Firestore does: entries of indexes, then the documents. */
export function readIndexed(
  entries: Entries,
  indexes: readonly StoredIndex[],
  spec: QuerySpec,
  { most, after }: { most: number; after: EntryKey | undefined },
): IndexedRead {
  const [, direction] = spec.orderBy;
  const { first, end } = boundsOf(spec);
  const scans = disjuncts(spec).map((values) => new Scan(entries, indexes, values));
  const found = merged(scans, after === undefined ? first : keyBehind(after, direction), most, direction);
  const keys = end === undefined ? found : found.filter((key) => compareKeys(direction, key, end) < 0);
  for (const [, id] of keys) entries.document(id);
  return { keys, entries: scans.reduce((sum, { seen }) => sum + seen, 0) };
}
