import { enqueueTask } from '../../kernel/platform/enqueueTask.ts';

/**
 * Queues work on an export. The same `reason` for the same export queues once.
 * @param reason Part of the task's id: the first run, or which of the later ones.
 */
export async function enqueueExport(orgId: string, exportId: string, reason: string): Promise<void> {
  await enqueueTask('runExport', { orgId, exportId }, `${exportId}-${reason}`);
}
