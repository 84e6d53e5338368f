import { enqueueTask } from '../../kernel/platform/enqueueTask.ts';

/**
 * Queues the reading of a source. The same `reason` for the same source queues once, so a repeated event does no harm.
 * @param reason Part of the task's id: the object's generation, or why it is read again.
 * @param delayMs How long it waits before it runs.
 */
export async function enqueueIngestion(orgId: string, sourceId: string, reason: string, delayMs = 0): Promise<void> {
  await enqueueTask('ingestSource', { orgId, sourceId }, `${sourceId}-${reason}`, delayMs);
}
