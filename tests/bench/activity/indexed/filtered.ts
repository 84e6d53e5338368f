import type { QuerySpec } from '../../../../web/src/lib/firestore/QuerySpec.ts';
import { compareKeys } from './compareKeys.ts';
import { type EntryKey, sortable, type StoredDocument, valueAt } from './createEntries.ts';

function isIn(value: unknown, wanted: unknown): boolean {
  return Array.isArray(wanted) ? wanted.includes(value) : value === wanted;
}

/** The keys of all documents that a query is about, in its order, by looking at each. */
export function filtered(
  documents: readonly StoredDocument[],
  { equals, contains, range, orderBy }: QuerySpec,
): EntryKey[] {
  const [field, direction] = orderBy;
  const [from, end] = [range?.from, range?.before].map((bound) => (bound === undefined ? undefined : sortable(bound)));
  const found = documents.flatMap(({ id, fields }): EntryKey[] => {
    const value = sortable(valueAt(fields, field));
    const elements = contains === undefined ? undefined : valueAt(fields, contains[0]);
    const isOf =
      Object.entries(equals ?? {}).every(([name, wanted]) => isIn(valueAt(fields, name), wanted)) &&
      (!Array.isArray(elements) || elements.some((element) => isIn(element, contains?.[1]))) &&
      (from === undefined || value >= from) &&
      (end === undefined || value < end);
    return isOf ? [[value, id]] : [];
  });
  return found.toSorted((a, b) => compareKeys(direction, a, b));
}
