import { FirebaseFunctionsError, getFunctions } from 'firebase-admin/functions';
import { REGION } from '../platform/options.ts';

/**
 * Queues a task for one of the ingestion's task functions. The same id queues once, so a repeated event does no harm.
 * @param delaySeconds How long it waits before it runs.
 */
export async function enqueueTask(
  functionName: 'ingestSource' | 'reembedSource' | 'removeFormerVectors',
  data: Record<string, string>,
  id: string,
  delaySeconds = 0,
): Promise<void> {
  const queue = getFunctions().taskQueue(`locations/${REGION}/functions/${functionName}`);
  try {
    await queue.enqueue(data, { id, ...(delaySeconds === 0 ? {} : { scheduleDelaySeconds: delaySeconds }) });
  } catch (error) {
    if (error instanceof FirebaseFunctionsError && error.code === 'functions/task-already-exists') return;
    throw error;
  }
}
