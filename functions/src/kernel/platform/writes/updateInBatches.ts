import type { Query, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { db } from '../app.ts';

const PAGE = 300;

/**
 * Visits every document of a query in batches of writes, however many there are. The visits must make documents leave the
 * query, by deletion or by changing what it asks for: each page is asked for anew.
 */
export async function updateInBatches(
  query: Query,
  visit: (batch: WriteBatch, document: QueryDocumentSnapshot) => void,
): Promise<void> {
  for (;;) {
    const page = await query.limit(PAGE).get();
    if (page.empty) return;
    const batch = db.batch();
    for (const document of page.docs) visit(batch, document);
    await batch.commit();
  }
}
