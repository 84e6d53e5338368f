/** A query that firestore.indexes.json must know: equalities (of a list: with any of at most 30 values), at most one element of an array field (of a list: any of at most 30), one order. */
export interface QuerySpec {
  path: string;
  equals?: Readonly<Record<string, string | boolean | null | readonly string[]>>;
  contains?: readonly [field: string, element: string | readonly string[]];
  /** Bounds of the field that the order goes by: from the first on, before the second. */
  range?: { from: Date | string | undefined; before: Date | string | undefined };
  /** Of leads, where they are read masked alone: those with the same address as this one. */
  sameAddressAs?: string;
  orderBy: readonly [field: string, direction: 'asc' | 'desc'];
}
