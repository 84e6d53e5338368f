import type { Rest, Slice, SliceOrgs } from './Slice.ts';

/** The function of a clock, and the minutes in which it begins the job: those since 1970 that `everyMinutes` divides. */
interface Schedule {
  clock: 'minute' | 'hour' | 'day';
  everyMinutes: number;
}

/** Begins a job for some organizations, or for one, in a task that is tried again by itself. */
export type BeginJob = (name: string, orgs: SliceOrgs) => Promise<void>;

/** Short work in the schedule's own run: it finds what is due and queues it, or does little. A number that it resolves to is logged. */
interface ShortJob {
  name: string;
  schedule: Schedule;
  queue: null;
  run: (slice: Slice) => Promise<unknown>;
}

/** Functions that run queued jobs, each with its queue. What the night does has its own: nothing of the day waits behind it. */
export type JobQueue = 'runJob' | 'runNightJob';

/** Work that grows with the platform: it runs in tasks of a queue that continue each other. */
export interface QueuedJob {
  name: string;
  /** Null where another job begins it, or a person. */
  schedule: Schedule | null;
  queue: JobQueue;
  run: (slice: Slice, begin: BeginJob) => Promise<Rest>;
}

/** Work that is begun by a clock or by other work. Each group has its jobs in a table, with the code of each loaded when it runs. */
export type Job = ShortJob | QueuedJob;

export const EVERY_MINUTE = { clock: 'minute', everyMinutes: 1 } as const satisfies Schedule;
export const EVERY_5_MINUTES = { clock: 'minute', everyMinutes: 5 } as const satisfies Schedule;
export const EVERY_10_MINUTES = { clock: 'minute', everyMinutes: 10 } as const satisfies Schedule;
export const EVERY_HOUR = { clock: 'hour', everyMinutes: 1 } as const satisfies Schedule;
export const EVERY_DAY = { clock: 'day', everyMinutes: 1 } as const satisfies Schedule;
