import { type DocumentData, FieldValue } from 'firebase-admin/firestore';

/** Numbers as increments, at any depth; what is 0 is left out. */
export function incrementsOf(change: object): DocumentData {
  return Object.fromEntries(
    Object.entries(change).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
      if (typeof value === 'number') return value === 0 ? [] : [[key, FieldValue.increment(value)]];
      if (typeof value !== 'object' || value === null) return [];
      const below = incrementsOf(value);
      return Object.keys(below).length === 0 ? [] : [[key, below]];
    }),
  );
}
