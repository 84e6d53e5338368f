import type { SchedulePart } from '../../kernel/platform/schedule/runParts.ts';
import { enqueueJob } from './enqueueJob.ts';
import { JOBS } from './JOBS.ts';

/** Parts that one clock runs: short jobs themselves, and the first slice of those that run in a queue. */
export function partsOf(clock: 'minute' | 'hour' | 'day'): SchedulePart[] {
  return JOBS.flatMap((job): SchedulePart[] => {
    const { name, schedule, queue } = job;
    if (schedule?.clock !== clock) return [];
    const { everyMinutes } = schedule;
    if (queue === null) return [{ name, everyMinutes, run: job.run }];
    return [{ name, everyMinutes, run: ({ now }) => enqueueJob(queue, { job: name, at: now.getTime(), slice: 0 }) }];
  });
}
