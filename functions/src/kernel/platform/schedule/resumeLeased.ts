import { MINUTE_MS } from '@parlance/domain/durations';
import type { Query } from 'firebase-admin/firestore';
import { eachFound } from './eachFound.ts';
import type { Slice } from './Slice.ts';

/**
 * Queues documents again whose worker was killed or whose task was lost: their lease is over.
 * @param abandoned Finds them.
 * @param enqueue Called with a document's path and the reason, which is the same within a minute.
 */
export async function resumeLeased(
  abandoned: Query,
  { now, isOver }: Slice,
  enqueue: (path: string, reason: string) => Promise<void>,
): Promise<void> {
  const reason = `resume-${Math.floor(now.getTime() / MINUTE_MS)}`;
  await eachFound(abandoned, isOver, ({ ref }) => enqueue(ref.path, reason));
}
