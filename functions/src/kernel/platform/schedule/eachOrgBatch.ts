import { NOBODY } from '@parlance/domain/documents/organizations/org';
import { db } from '../app.ts';
import { withLogContext } from '../log/logContext.ts';
import { logEvent } from '../log/logEvent.ts';
import { eachAtOnce } from './eachAtOnce.ts';
import { resumeAfter } from './resumeAfter.ts';
import type { Rest, Slice } from './Slice.ts';

const PAGE = 300;
/** Organizations that are looked at at the same time. */
const AT_ONCE = 20;
/** Organizations of one task. */
const BATCH_SIZE = 100;

/** True where there may be work for an organization. */
export type IsDue = (orgId: string, now: Date) => Promise<boolean>;

/** Those of some organizations that are due, and those of which it cannot be found out. */
async function dueOf(orgIds: readonly string[], isDue: IsDue, now: Date): Promise<readonly string[]> {
  const idle = new Set<string>();
  await eachAtOnce(orgIds, AT_ONCE, (orgId) =>
    withLogContext({ orgId }, async () => {
      try {
        if (!(await isDue(orgId, now))) idle.add(orgId);
      } catch (error) {
        logEvent('organization not looked at', {}, error);
      }
    }),
  );
  return orgIds.filter((orgId) => !idle.has(orgId));
}

/**
 * Has `begin` take the organizations that are due, a hundred at a time, without those of trials before sign-up, which live for an hour.
 * What a slice has not come to is its rest.
 */
export async function eachOrgBatch(
  slice: Slice & { isDue?: IsDue | undefined },
  begin: (orgIds: readonly string[]) => Promise<void>,
): Promise<Rest> {
  const { now, isDue } = slice;
  const orgs = db.collection('orgs').select('ownerUid').limit(PAGE);
  const waiting: string[] = [];
  for (let page = await (await resumeAfter(orgs, slice.cursor)).get(); ;) {
    const found = page.docs.filter((org) => org.get('ownerUid') !== NOBODY).map(({ id }) => id);
    waiting.push(...(isDue === undefined ? found : await dueOf(found, isDue, now)));
    const last = page.docs.at(-1);
    const isEnd = last === undefined || page.size < PAGE;
    const isOver = isEnd || slice.isOver();
    const enough = isOver ? 1 : BATCH_SIZE;
    while (waiting.length >= enough) await begin(waiting.splice(0, BATCH_SIZE));
    if (isEnd) return undefined;
    if (isOver) return { cursor: last.ref.path };
    page = await orgs.startAfter(last).get();
  }
}
