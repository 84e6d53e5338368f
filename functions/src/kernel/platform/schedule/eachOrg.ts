import { db } from '../app.ts';
import { eachAtOnce } from './eachAtOnce.ts';
import { resumeAfter } from './resumeAfter.ts';
import type { Rest, Slice } from './Slice.ts';

const PAGE = 300;
const AT_ONCE = 20;

/** Does `work` for each organization's id, a page at a time: what a slice has not come to is its rest. */
export async function eachOrg(slice: Slice, work: (orgId: string) => Promise<void>): Promise<Rest> {
  const orgs = db.collection('orgs').select().limit(PAGE);
  for (let page = await (await resumeAfter(orgs, slice.cursor)).get(); ;) {
    await eachAtOnce(page.docs, AT_ONCE, ({ id }) => work(id));
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) return undefined;
    if (slice.isOver()) return { cursor: last.ref.path };
    page = await orgs.startAfter(last).get();
  }
}
