import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { eachAtOnce } from './eachAtOnce.ts';

const PAGE = 200;
const AT_ONCE = 20;

/**
 * Does `work` for each document that a query finds, in the query's order and page after page, until there are no more or the time is
 * over: documents that are found again and again, such as those for which it fails, hold up none behind them. Ends with the first that
 * `work` throws. Returns how many documents it came to.
 * @param page Documents that are read at a time.
 */
export async function eachFound(
  query: Query,
  isOver: () => boolean,
  work: (found: QueryDocumentSnapshot) => Promise<void>,
  page = PAGE,
): Promise<number> {
  const limited = query.limit(page);
  let seen = 0;
  for (let found = await limited.get(); ;) {
    await eachAtOnce(found.docs, AT_ONCE, work);
    seen += found.size;
    const last = found.docs.at(-1);
    if (last === undefined || found.size < page || isOver()) return seen;
    found = await limited.startAfter(last).get();
  }
}
