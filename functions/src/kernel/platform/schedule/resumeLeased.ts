import { MINUTE_MS } from '@parlance/domain/durations';
import type { Query } from 'firebase-admin/firestore';

const BATCH_SIZE = 100;

/**
 * Queues documents again whose worker was killed or whose task was lost: their lease is over.
 * @param abandoned Finds them.
 * @param enqueue Called with a document's path and the reason, which is the same within a minute.
 */
export async function resumeLeased(
  abandoned: Query,
  now: Date,
  enqueue: (path: string, reason: string) => Promise<void>,
): Promise<void> {
  const stalled = await abandoned.limit(BATCH_SIZE).get();
  const reason = `resume-${Math.floor(now.getTime() / MINUTE_MS)}`;
  for (const { ref } of stalled.docs) await enqueue(ref.path, reason);
}
