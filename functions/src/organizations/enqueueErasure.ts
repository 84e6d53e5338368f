import { FirebaseFunctionsError, getFunctions } from 'firebase-admin/functions';
import { REGION } from '../platform/options.ts';

/**
 * Queues the erasure of an organization that has been ended. The same `reason` queues once.
 * @param reason Part of the task's id: the first run, or which of the later ones.
 */
export async function enqueueErasure(orgId: string, reason: string): Promise<void> {
  const queue = getFunctions().taskQueue(`locations/${REGION}/functions/eraseOrg`);
  try {
    await queue.enqueue({ orgId }, { id: `${orgId}-${reason}` });
  } catch (error) {
    if (error instanceof FirebaseFunctionsError && error.code === 'functions/task-already-exists') return;
    throw error;
  }
}
