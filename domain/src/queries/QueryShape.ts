/**
 * Comparison of a field with a value. `==` takes a list, too: any of at most 30 values. `contains` is one element of a list, or any of
 * at most 30. A value may be missing where a `?` follows: such an equality has an index with it and one without, and of several
 * `contains?` one is asked for at a time.
 */
export type Comparison = '==' | '==?' | 'contains' | 'contains?' | '!=' | '<' | '<=' | '>' | '>=';

type Fixed = string | number | boolean | null | readonly string[];

type FieldIn<T> = T extends Date | readonly unknown[] ? never : T extends object ? keyof T & string : never;

/** Fields of a document, and of the objects in it. */
type FieldOf<T> = T extends unknown
  ? { [F in keyof T & string]: F | `${F}.${FieldIn<T[F]>}` }[keyof T & string]
  : never;

/**
 * A query of the product but for the values that it is asked with: everything that says which index serves it. A test compares those in
 * this folder with firestore.indexes.json.
 */
export interface QueryShape<F extends string = string> {
  collection: string;
  /** It goes over every collection of that name. */
  group?: true;
  /** Comparisons, some with the value that they always have. */
  where?: Readonly<Partial<Record<F, Comparison | readonly [Comparison, Fixed]>>>;
  /**
   * Equalities of which any may join. Firestore merges the indexes of those that do, as long as each has the query's order:
   * https://firebase.google.com/docs/firestore/query-data/index-overview#taking_advantage_of_index_merging
   */
  merged?: readonly F[];
  /** The same index serves bounds of this field. */
  orderBy?: readonly [field: F | '__name__', direction: 'asc' | 'desc'];
  /** The vector of which the nearest are found. */
  nearest?: string;
}

/** A query for documents of one type: a field that these do not have does not compile. */
export type ShapeOf<T> = QueryShape<FieldOf<T>>;

type WhereOf<S> = S extends { where: infer W } ? W : unknown;

type WithComparison<S, C> = { [F in keyof WhereOf<S>]: WhereOf<S>[F] extends C ? F : never }[keyof WhereOf<S>];

type Optional<S> =
  | WithComparison<S, '==?' | 'contains?'>
  | (S extends { merged: readonly (infer F extends string)[] } ? F : never);

/** A value for each field that a query compares. */
export type ValuesOf<S extends QueryShape, V> = Readonly<
  Record<WithComparison<S, Exclude<Comparison, '==?' | 'contains?'>>, V>
> &
  Readonly<Partial<Record<Optional<S>, V | undefined>>>;

/** Bounds of the field that a query is ordered by: from the first on, before the second. One without an order has none. */
export type BoundsOf<S extends QueryShape, V> = Bounds<V> &
  (S extends { orderBy: readonly unknown[] } ? unknown : never);

export interface Bounds<V> {
  from?: V | undefined;
  before?: V | undefined;
}
