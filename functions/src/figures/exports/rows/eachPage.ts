import type { DocumentData, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** The documents of an ordered query, page by page, so that no more than one page is in memory. */
export async function* eachPage<T extends DocumentData>(
  query: Query<T>,
  size: number,
): AsyncGenerator<QueryDocumentSnapshot<T>[]> {
  let page = await query.limit(size).get();
  while (!page.empty) {
    yield page.docs;
    const last = page.docs.at(-1);
    if (last === undefined || page.size < size) return;
    page = await query.startAfter(last).limit(size).get();
  }
}
