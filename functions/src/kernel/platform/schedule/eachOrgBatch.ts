import { NOBODY } from '@parlance/domain/documents/organizations/org';
import { db } from '../app.ts';
import { resumeAfter } from './resumeAfter.ts';
import type { Rest, Slice } from './Slice.ts';

const PAGE = 300;
/** Organizations of one task. */
const BATCH_SIZE = 100;

/**
 * Has `begin` take the organizations, a hundred at a time, without those of trials before sign-up, which live for an hour. What a slice has
 * not come to is its rest.
 */
export async function eachOrgBatch(slice: Slice, begin: (orgIds: readonly string[]) => Promise<void>): Promise<Rest> {
  const orgs = db.collection('orgs').select('ownerUid').limit(PAGE);
  let waiting: string[] = [];
  for (let page = await (await resumeAfter(orgs, slice.cursor)).get(); ;) {
    waiting.push(...page.docs.filter((org) => org.get('ownerUid') !== NOBODY).map(({ id }) => id));
    const last = page.docs.at(-1);
    const isEnd = last === undefined || page.size < PAGE;
    const isOver = isEnd || slice.isOver();
    for (; waiting.length >= BATCH_SIZE || (isOver && waiting.length > 0); waiting = waiting.slice(BATCH_SIZE)) {
      await begin(waiting.slice(0, BATCH_SIZE));
    }
    if (isEnd) return undefined;
    if (isOver) return { cursor: last.ref.path };
    page = await orgs.startAfter(last).get();
  }
}
