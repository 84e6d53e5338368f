import { withLogContext } from '../log/logContext.ts';
import { eachOrgBatch, type IsDue } from './eachOrgBatch.ts';
import { EVERY_DAY, type JobQueue, type QueuedJob } from './Job.ts';
import { type OrgSlice, runBatch } from './runBatch.ts';
import type { Rest } from './Slice.ts';

interface OrgWork {
  /** Of the job that begins the other one for the organizations that are due, once a day. */
  name: string;
  /** Of the job for some organizations. */
  orgName: string;
  /** True where there may be work for an organization; it must not be missed. Without it there may be for each. */
  isDue?: IsDue;
  run: (slice: OrgSlice) => Promise<Rest>;
}

/**
 * The job for some organizations, or for one: that one is tried again by its queue. Running it again must change nothing. Begun without
 * any it does nothing.
 */
export function orgJob(name: string, queue: JobQueue, run: OrgWork['run']): QueuedJob {
  return {
    name,
    schedule: null,
    queue,
    run: async (slice, begin) => {
      const { orgId, orgIds = [] } = slice;
      if (orgId !== undefined) return withLogContext({ orgId }, () => run({ ...slice, orgId }));
      await runBatch({ ...slice, orgIds }, run, (orgs) => begin(name, orgs));
      return undefined;
    },
  };
}

/** Work that organizations have once a day: the job that begins it, and the one that does it. */
export function orgJobs({ name, orgName, isDue, run }: OrgWork): QueuedJob[] {
  return [
    {
      name,
      schedule: EVERY_DAY,
      queue: 'runNightJob',
      run: (slice, begin) => eachOrgBatch({ ...slice, isDue }, (orgIds) => begin(orgName, { orgIds })),
    },
    orgJob(orgName, 'runNightJob', run),
  ];
}
