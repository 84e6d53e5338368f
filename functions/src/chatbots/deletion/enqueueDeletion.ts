import { enqueueTask } from '../../kernel/platform/enqueueTask.ts';

/**
 * Queues work on a deletion. The same `reason` for the same deletion queues once.
 * @param reason Part of the task's id: the first run, or which of the later ones.
 * @param delayMs How long it waits before it runs.
 */
export async function enqueueDeletion(orgId: string, deletionId: string, reason: string, delayMs = 0): Promise<void> {
  await enqueueTask('runDeletion', { orgId, deletionId }, `${deletionId}-${reason}`, delayMs);
}
