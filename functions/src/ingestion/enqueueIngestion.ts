import { FirebaseFunctionsError, getFunctions } from 'firebase-admin/functions';
import { REGION } from '../platform/options.ts';

/**
 * Queues the reading of a source. The same `reason` for the same source queues once, so a repeated event does no harm.
 * @param reason Part of the task's id: the object's generation, or why it is read again.
 */
export async function enqueueIngestion(orgId: string, sourceId: string, reason: string): Promise<void> {
  const queue = getFunctions().taskQueue(`locations/${REGION}/functions/ingestSource`);
  try {
    await queue.enqueue({ orgId, sourceId }, { id: `${sourceId}-${reason}` });
  } catch (error) {
    if (error instanceof FirebaseFunctionsError && error.code === 'functions/task-already-exists') return;
    throw error;
  }
}
