import { enqueueTask } from '../../kernel/platform/enqueueTask.ts';
import type { JobTask } from './jobTask.ts';

/** Queues one slice of a scheduled job, once. */
export async function enqueueJob(task: JobTask): Promise<void> {
  const { job, at, slice, orgId } = task;
  const id = [job, at, slice, ...(orgId === undefined ? [] : [orgId])].join('-');
  await enqueueTask('runJob', task, id);
}
