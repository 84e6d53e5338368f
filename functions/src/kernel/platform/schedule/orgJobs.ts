import { withLogContext } from '../log/logContext.ts';
import { EVERY_DAY, type JobQueue, type QueuedJob } from './Job.ts';
import type { Rest, Slice } from './Slice.ts';
import { db } from '../app.ts';
import { eachAtOnce } from './eachAtOnce.ts';
import { resumeAfter } from './resumeAfter.ts';

/** A slice that is about one organization. */
type OrgSlice = Slice & { orgId: string };

interface OrgWork {
  /** Of the job that begins the other one for each organization, once a day. */
  name: string;
  /** Of the job for one organization. */
  orgName: string;
  run: (slice: OrgSlice) => Promise<Rest>;
}

const PAGE = 300;
const AT_ONCE = 20;

/** Does `work` for each organization's id, a page at a time: what a slice has not come to is its rest. */
async function eachOrg(slice: Slice, work: (orgId: string) => Promise<void>): Promise<Rest> {
  const orgs = db.collection('orgs').select().limit(PAGE);
  for (let page = await (await resumeAfter(orgs, slice.cursor)).get(); ;) {
    await eachAtOnce(page.docs, AT_ONCE, ({ id }) => work(id));
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) return undefined;
    if (slice.isOver()) return { cursor: last.ref.path };
    page = await orgs.startAfter(last).get();
  }
}

/** The job for one organization. Begun without one it does nothing. */
export function orgJob(name: string, queue: JobQueue, run: OrgWork['run']): QueuedJob {
  return {
    name,
    schedule: null,
    queue,
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
      queue: 'runNightJob',
      run: (slice, begin) => eachOrg(slice, (orgId) => begin(orgName, orgId)),
    },
    orgJob(orgName, 'runNightJob', run),
  ];
}
