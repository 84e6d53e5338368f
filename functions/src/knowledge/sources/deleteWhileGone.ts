import type { Query } from 'firebase-admin/firestore';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';

const PAGE = 300;

/**
 * Deletes every document of a query as long as the source that they belong to is not there. The transaction that deletes looks for the
 * source: what one that has come back has of its own stays. Running it twice is harmless.
 */
export async function deleteWhileGone(orgId: string, sourceId: string, query: Query): Promise<void> {
  for (;;) {
    const page = await query.limit(PAGE).get();
    if (page.empty) return;
    const isGone = await db.runTransaction(async (transaction) => {
      if ((await transaction.get(refs.source(orgId, sourceId))).exists) return false;
      for (const { ref } of page.docs) transaction.delete(ref);
      return true;
    });
    if (!isGone) return;
  }
}
