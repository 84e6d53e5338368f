import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

const PAGE = 200;

/** Acts on each document that a query finds, a page after the other, until the run is over. */
export async function eachPage(
  query: Query,
  isOver: () => boolean,
  act: (found: QueryDocumentSnapshot) => Promise<void>,
): Promise<void> {
  const limited = query.limit(PAGE);
  let page = await limited.get();
  while (!page.empty) {
    await Promise.all(page.docs.map(act));
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE || isOver()) break;
    page = await limited.startAfter(last).get();
  }
}
