import { withLogContext } from '../log/logContext.ts';
import { logEvent } from '../log/logEvent.ts';
import { eachAtOnce } from './eachAtOnce.ts';
import type { Rest, Slice, SliceOrgs } from './Slice.ts';

/** A slice that is about one organization. */
export type OrgSlice = Slice & { orgId: string };

type OrgRun = (slice: OrgSlice) => Promise<Rest>;
type Begin = (orgs: SliceOrgs) => Promise<void>;

/** Organizations at the same time: each may hold some thousand messages or vectors. */
const AT_ONCE = 5;

/** One that fails, and one whose work goes on, has the rest of it in a task of its own. */
async function runOne(slice: OrgSlice, run: OrgRun, begin: Begin): Promise<void> {
  const { orgId } = slice;
  let rest: Rest;
  try {
    rest = await run(slice);
  } catch (error) {
    logEvent('organization not done', {}, error);
    rest = {};
  }
  if (rest !== undefined) await begin({ orgId, ...rest });
}

/**
 * Works on some organizations in one task; one that fails stops no other. Those that there was no time for go on together in another task.
 * A task that comes again was cut, perhaps by one of its organizations: then each has a task of its own.
 */
export async function runBatch(slice: Slice & { orgIds: readonly string[] }, run: OrgRun, begin: Begin): Promise<void> {
  const { orgIds, isRepeated = false, isOver } = slice;
  const late: string[] = [];
  await eachAtOnce(orgIds, AT_ONCE, async (orgId) => {
    if (isRepeated) await begin({ orgId });
    else if (isOver()) late.push(orgId);
    else await withLogContext({ orgId }, () => runOne({ ...slice, orgId }, run, begin));
  });
  if (late.length > 0) await begin({ orgIds: late });
}
