import { FirebaseFunctionsError, getFunctions } from 'firebase-admin/functions';
import { REGION } from './options.ts';

/** Exports of index.ts that run tasks. */
type TaskFunction =
  | 'crawlWebsite'
  | 'eraseOrg'
  | 'ingestSource'
  | 'reembedSource'
  | 'removePreviousVectors'
  | 'runChannels'
  | 'runDeletion'
  | 'runExport'
  | 'runJob'
  | 'runNightJob';

/**
 * Queues a task for one of the task functions. The same id queues once, so a repeated event does no harm: false where it has been.
 * @param delayMs How long it waits before it runs.
 */
export async function enqueueTask(
  functionName: TaskFunction,
  data: Readonly<Record<string, string | number | readonly string[] | undefined>>,
  id: string,
  delayMs = 0,
): Promise<boolean> {
  const queue = getFunctions().taskQueue(`locations/${REGION}/functions/${functionName}`);
  const delay = delayMs === 0 ? {} : { scheduleDelaySeconds: Math.ceil(delayMs / 1000) };
  try {
    await queue.enqueue(data, { id, ...delay });
    return true;
  } catch (error) {
    if (error instanceof FirebaseFunctionsError && error.code === 'functions/task-already-exists') return false;
    throw error;
  }
}
