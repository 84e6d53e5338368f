import type { Query } from 'firebase-admin/firestore';
import { db } from '../app.ts';

/**
 * The query from behind the document at `cursor` on. A document that is gone meanwhile takes its place along: then the query
 * begins anew, which every scheduled job must survive anyway. One read, none without a cursor.
 */
export async function resumeAfter(query: Query, cursor: string | undefined): Promise<Query> {
  if (cursor === undefined) return query;
  const last = await db.doc(cursor).get();
  return last.exists ? query.startAfter(last) : query;
}
