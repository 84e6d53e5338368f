import { logJob } from '../../kernel/platform/log/logJob.ts';
import type { BeginJob, QueuedJob } from '../../kernel/platform/schedule/Job.ts';
import { enqueueJob } from './enqueueJob.ts';
import { JOBS } from './JOBS.ts';
import { jobTaskSchema } from './jobTask.ts';

function queuedJob(name: string): QueuedJob {
  const found = JOBS.find((job) => job.name === name);
  if (found === undefined || found.queue === null) throw new Error('No job of this name is queued');
  return found;
}

/**
 * Works on the job that a task names, and queues what is left of it. Throws where it failed, so that the queue tries again.
 * @param data Of the task.
 * @param forMs Working time before it hands over to the next task, in milliseconds.
 */
export async function workOnJob(data: unknown, forMs: number): Promise<void> {
  const { job, at, slice, cursor, orgId } = jobTaskSchema.parse(data);
  await logJob({ name: job, kind: 'task' }, async () => {
    const { queue, run } = queuedJob(job);
    const end = Date.now() + forMs;
    const begin: BeginJob = (name, forOrg) =>
      enqueueJob(queuedJob(name).queue, { job: name, at, slice: 0, orgId: forOrg });
    const rest = await run({ now: new Date(at), cursor, orgId, isOver: () => Date.now() > end }, begin);
    if (rest !== undefined) await enqueueJob(queue, { job, at, slice: slice + 1, orgId, ...rest });
  });
}
