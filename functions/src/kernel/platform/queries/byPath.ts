import { FieldPath, type Query } from 'firebase-admin/firestore';
import { db } from '../app.ts';

/**
 * All documents of the collections with an id, wherever they lie, in the order of their paths: the one order that needs no index.
 * @param after Path of the document behind which to begin, be it there or not; null for the beginning.
 */
export function byPath(collection: string, after: string | null): Query {
  const all = db.collectionGroup(collection).orderBy(FieldPath.documentId());
  return after === null ? all : all.startAfter(db.doc(after));
}
