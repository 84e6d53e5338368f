import { enqueueTask } from '../kernel/platform/enqueueTask.ts';

/**
 * Queues the erasure of an organization that has been ended. The same `reason` queues once.
 * @param reason Part of the task's id: the first run, or which of the later ones.
 */
export async function enqueueErasure(orgId: string, reason: string): Promise<void> {
  await enqueueTask('eraseOrg', { orgId }, `${orgId}-${reason}`);
}
