import type { Query, WriteBatch } from 'firebase-admin/firestore';
import { deleteOnce } from './deleteOnce.ts';

const PAGE = 300;
/** Maximum consecutive pages that another worker may have taken. */
const MAX_EMPTY_PAGES = 20;

/**
 * Deletes every document of a query, page by page. `count` adds to each page's commit what it removes, so that however often
 * this is cut or runs side by side, each document is counted once.
 */
export async function deleteInBatches(
  query: Query,
  count: (batch: WriteBatch, documents: number) => void = () => undefined,
): Promise<void> {
  for (let missed = 0; missed < MAX_EMPTY_PAGES;) {
    const page = await query.limit(PAGE).get();
    if (page.empty) return;
    const isDone = await deleteOnce(
      page.docs.map(({ ref }) => ref),
      count,
    );
    missed = isDone ? 0 : missed + 1;
  }
  throw new Error('what counts the deletions is gone, or others are at the same documents');
}
