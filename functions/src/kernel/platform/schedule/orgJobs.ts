import { withLogContext } from '../log/logContext.ts';
import { eachOrgBatch } from './eachOrgBatch.ts';
import { EVERY_DAY, type JobQueue, type QueuedJob } from './Job.ts';
import { type OrgSlice, runBatch } from './runBatch.ts';
import type { Rest } from './Slice.ts';

interface OrgWork {
  /** Of the job that begins the other one for the organizations, once a day. */
  name: string;
  /** Of the job for some organizations. */
  orgName: string;
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
export function orgJobs({ name, orgName, run }: OrgWork): QueuedJob[] {
  return [
    {
      name,
      schedule: EVERY_DAY,
      queue: 'runNightJob',
      run: (slice, begin) => eachOrgBatch(slice, (orgIds) => begin(orgName, { orgIds })),
    },
    orgJob(orgName, 'runNightJob', run),
  ];
}
