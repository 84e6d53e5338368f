import { withLogContext } from '../log/logContext.ts';
import { eachOrg } from './eachOrg.ts';
import { EVERY_DAY, type QueuedJob } from './Job.ts';
import type { Rest, Slice } from './Slice.ts';

/** A slice that is about one organization. */
type OrgSlice = Slice & { orgId: string };

interface OrgWork {
  /** Of the job that begins the other one for each organization, once a day. */
  name: string;
  /** Of the job for one organization. */
  orgName: string;
  run: (slice: OrgSlice) => Promise<Rest>;
}

/** The job for one organization. Begun without one it does nothing. */
export function orgJob(name: string, run: OrgWork['run']): QueuedJob {
  return {
    name,
    schedule: null,
    queue: 'runJob',
    run: async (slice) => {
      const { orgId } = slice;
      return orgId === undefined ? undefined : withLogContext({ orgId }, () => run({ ...slice, orgId }));
    },
  };
}

/** Work that each organization has once a day: the job that begins it, and the one that does it. */
export function orgJobs({ name, orgName, run }: OrgWork): QueuedJob[] {
  return [
    {
      name,
      schedule: EVERY_DAY,
      queue: 'runJob',
      run: (slice, begin) => eachOrg(slice, (orgId) => begin(orgName, orgId)),
    },
    orgJob(orgName, run),
  ];
}
