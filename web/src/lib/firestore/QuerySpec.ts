/** A query that firestore.indexes.json must know: equalities, at most one element of an array field, one order. */
export interface QuerySpec {
  path: string;
  equals?: Readonly<Record<string, string>>;
  contains?: readonly [field: string, element: string];
  orderBy: readonly [field: string, direction: 'asc' | 'desc'];
}
