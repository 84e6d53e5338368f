import type { QuerySpec } from '../../../../web/src/lib/firestore/QuerySpec.ts';
import type { StoredIndex } from './storedIndexes.ts';

/**
 * The indexes that answer a query: one that holds all that it asks to be equal, else several of the same order that hold it
 * together and are joined; for a query that asks only for an order, the one that Firestore keeps of each field by itself.
 * Throws where there are none.
 * @see https://firebase.google.com/docs/firestore/query-data/index-overview#taking_advantage_of_index_merging
 */
export function indexesFor(indexes: readonly StoredIndex[], { equals, contains, orderBy }: QuerySpec): StoredIndex[] {
  const asked = new Set([...Object.keys(equals ?? {}), ...(contains === undefined ? [] : [contains[0]])]);
  if (asked.size === 0) return [{ equals: [], contains: undefined, order: orderBy }];
  const fit = indexes.filter(
    (index) => index.order.join() === orderBy.join() && index.equals.every((field) => asked.has(field)),
  );
  const chosen: StoredIndex[] = [];
  for (const index of fit.toSorted((a, b) => b.equals.length - a.equals.length)) {
    if (!index.equals.some((field) => asked.has(field))) continue;
    chosen.push(index);
    for (const field of index.equals) asked.delete(field);
  }
  if (asked.size > 0) throw new Error(`no index has ${[...asked].join(', ')} in the order ${orderBy.join(' ')}`);
  return chosen;
}
