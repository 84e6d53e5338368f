import { MINUTE_MS } from '@parlance/domain/durations';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../app.ts';

const BATCH_SIZE = 100;

/**
 * Queues documents of a collection group again whose worker was killed or whose task was lost: their lease is over.
 * @param enqueue Called with a document's path and the reason, which is the same within a minute.
 */
export async function resumeLeased(
  collection: string,
  now: Date,
  enqueue: (path: string, reason: string) => Promise<void>,
): Promise<void> {
  const stalled = await db
    .collectionGroup(collection)
    .where('leaseUntil', '<', Timestamp.fromDate(now))
    .orderBy('leaseUntil')
    .limit(BATCH_SIZE)
    .get();
  const reason = `resume-${Math.floor(now.getTime() / MINUTE_MS)}`;
  for (const { ref } of stalled.docs) await enqueue(ref.path, reason);
}
