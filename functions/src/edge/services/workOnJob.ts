import type { Request } from 'firebase-functions/tasks';
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
 * @param forMs Working time before it hands over to the next task, in milliseconds.
 */
export async function workOnJob(
  { data, retryCount }: Pick<Request<unknown>, 'data' | 'retryCount'>,
  forMs: number,
): Promise<void> {
  const { job, at, slice, ...task } = jobTaskSchema.parse(data);
  await logJob({ name: job, kind: 'task' }, async () => {
    const { run } = queuedJob(job);
    const end = Date.now() + forMs;
    const begin: BeginJob = (name, orgs) =>
      enqueueJob(queuedJob(name).queue, { job: name, at, slice: name === job ? slice + 1 : 0, ...orgs });
    const isOver = (): boolean => Date.now() > end;
    const rest = await run({ now: new Date(at), ...task, isRepeated: retryCount > 0, isOver }, begin);
    if (rest !== undefined) await begin(job, { ...task, ...rest });
  });
}
