import { FirebaseFunctionsError, getFunctions } from 'firebase-admin/functions';
import { REGION } from '../platform/options.ts';

/**
 * Queues work on a website. The same `reason` for the same run queues once, so a repeated event does no harm.
 * @param reason Part of the task's id.
 * @param delayMs How long it waits before it runs.
 */
export async function enqueueCrawl(
  orgId: string,
  sourceId: string,
  crawlId: string,
  reason: string,
  delayMs = 0,
): Promise<void> {
  const queue = getFunctions().taskQueue(`locations/${REGION}/functions/crawlWebsite`);
  const delay = delayMs === 0 ? {} : { scheduleDelaySeconds: Math.ceil(delayMs / 1000) };
  try {
    await queue.enqueue({ orgId, sourceId, crawlId }, { id: `${sourceId}-${crawlId}-${reason}`, ...delay });
  } catch (error) {
    if (error instanceof FirebaseFunctionsError && error.code === 'functions/task-already-exists') return;
    throw error;
  }
}
