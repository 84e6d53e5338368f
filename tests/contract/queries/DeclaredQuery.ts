/** A query of the product: where it stands and what it asks for. */
export interface DeclaredQuery {
  file: string;
  /** Found in the file as it stands there, but for white space. */
  snippet: string;
  collection: string;
  scope: 'COLLECTION' | 'COLLECTION_GROUP';
  equals: readonly string[];
  /**
   * Equalities of which any may join. Firestore merges the indexes of those that do, as long as each has the query's order:
   * https://firebase.google.com/docs/firestore/query-data/index-overview#taking_advantage_of_index_merging
   */
  merged?: readonly string[];
  range?: string;
  orderBy?: readonly [field: string, order: 'ASCENDING' | 'DESCENDING'];
  /** A list of which one member is asked for. */
  contains?: string;
  vector?: string;
  /** It stands in the same place of the file as the one before it. */
  isVariant?: boolean;
}
