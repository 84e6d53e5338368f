import { enqueueTask } from '../kernel/platform/enqueueTask.ts';

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
  await enqueueTask('crawlWebsite', { orgId, sourceId, crawlId }, `${sourceId}-${crawlId}-${reason}`, delayMs);
}
