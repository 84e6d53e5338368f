import { AppError } from '@parlance/domain/errors';
import type { CollectionReference, DocumentData, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Page } from './pageSchema.ts';

interface ApiPage {
  data: object[];
  /** Id to go on after; null at the end. */
  nextCursor: string | null;
}

/**
 * One page of an ordered query over `collection`, each document as `present` shows it. One document more is read to know
 * whether there is another page. Throws `invalid-input` for a cursor that is no document of the collection.
 */
export async function readPage<T extends DocumentData>(
  collection: CollectionReference<T>,
  ordered: Query<T>,
  { limit, cursor }: Page,
  present: (document: QueryDocumentSnapshot<T>) => object,
): Promise<ApiPage> {
  const last = cursor === undefined ? undefined : await collection.doc(cursor).get();
  if (last?.exists === false) throw new AppError('invalid-input');
  const from = last === undefined ? ordered : ordered.startAfter(last);
  const { docs } = await from.limit(limit + 1).get();
  const page = docs.slice(0, limit);
  return { data: page.map(present), nextCursor: docs.length > limit ? (page.at(-1)?.id ?? null) : null };
}
