import { enqueueTask } from '../platform/enqueueTask.ts';
import type { JobTask } from './jobTask.ts';

/** Queues one slice of a scheduled job, once. */
export async function enqueueJob(task: JobTask): Promise<void> {
  await enqueueTask('runJob', task, `${task.job}-${task.at}-${task.slice}`);
}
