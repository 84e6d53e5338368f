import type { Query } from 'firebase-admin/firestore';
import { db } from '../../kernel/platform/app.ts';

const PAGE = 300;

/**
 * Deletes the documents of a query, page by page. Safe to run twice at the same time.
 * @param isLate True: what is left waits for another run.
 */
export async function deleteOlder(older: Query, isLate: () => boolean): Promise<void> {
  const old = older.select().limit(PAGE);
  for (;;) {
    const page = await old.get();
    const batch = db.batch();
    for (const { ref } of page.docs) batch.delete(ref);
    await batch.commit();
    if (page.size < PAGE || isLate()) return;
  }
}
