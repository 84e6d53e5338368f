import { enqueueTask } from '../../kernel/platform/enqueueTask.ts';
import type { JobQueue } from '../../kernel/platform/schedule/Job.ts';
import type { JobTask } from './jobTask.ts';

/** Queues one slice of a scheduled job, once. */
export async function enqueueJob(queue: JobQueue, task: JobTask): Promise<void> {
  const { job, at, slice, orgId, orgIds } = task;
  const some = orgIds === undefined ? [] : [orgIds[0], orgIds.length];
  const id = [job, at, slice, ...(orgId === undefined ? some : [orgId])].join('-');
  await enqueueTask(queue, task, id);
}
