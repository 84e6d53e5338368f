import { paths } from '@parlance/domain/paths';
import type { Query, WriteBatch } from 'firebase-admin/firestore';
import { deleteFolder } from '../kernel/platform/deleteFolder.ts';
import { deleteOnce } from '../kernel/platform/writes/deleteOnce.ts';

const BATCH_SIZE = 50;
/** Maximum consecutive pages that another worker may have taken. */
const MAX_EMPTY_PAGES = 20;

interface EraseOptions {
  /** Adds to each commit how many it removes. */
  count?: (batch: WriteBatch, submissions: number) => void;
  /** True: what is left waits for another run. */
  isLate?: () => boolean;
}

/** Deletes the submissions of a query, their files first, so that a run which was cut finds the rest. */
export async function eraseSubmissions(
  orgId: string,
  query: Query,
  { count = () => undefined, isLate = () => false }: EraseOptions = {},
): Promise<void> {
  const some = query.limit(BATCH_SIZE).select();
  for (let missed = 0; missed < MAX_EMPTY_PAGES && !isLate();) {
    const page = await some.get();
    if (page.empty) return;
    await Promise.all(page.docs.map(({ id }) => deleteFolder(paths.submissionFolder(orgId, id))));
    const isDone = await deleteOnce(
      page.docs.map(({ ref }) => ref),
      count,
    );
    missed = isDone ? 0 : missed + 1;
  }
  if (!isLate()) throw new Error('what counts the deletions is gone, or others are at the same submissions');
}
