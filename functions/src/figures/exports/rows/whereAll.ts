import { startOfDay } from '@parlance/domain/time/startOfDay';
import type { DocumentData, Query } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';

/** Equalities (of a list: with any of at most 30 values), at most one element of a list (or any of at most 30), and the days of the field that the order goes by. */
export interface ListQuery {
  equals: Readonly<Record<string, string | boolean | null | readonly string[]>>;
  contains?: readonly [field: string, element: string | readonly string[]];
  orderBy: readonly [field: string, direction: 'asc' | 'desc'];
  /** The first and the last day, as yyyy-mm-dd. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The documents of a collection that a list shows, in its order. */
export function whereAll<T extends DocumentData>(
  collection: Query<T>,
  { equals, contains, orderBy: [field, direction], from, to }: ListQuery,
  timezone: string,
): Query<T> {
  let query = collection.orderBy(field, direction);
  for (const [name, value] of Object.entries(equals))
    query = query.where(name, Array.isArray(value) ? 'in' : '==', value);
  if (contains !== undefined) {
    const [name, element] = contains;
    query = query.where(name, Array.isArray(element) ? 'array-contains-any' : 'array-contains', element);
  }
  if (from !== undefined) query = query.where(field, '>=', Timestamp.fromDate(startOfDay(from, timezone)));
  if (to !== undefined) query = query.where(field, '<', Timestamp.fromDate(startOfDay(to, timezone, 1)));
  return query;
}
