import { documentId, type Firestore, getDocs, limit, orderBy, query, startAfter } from 'firebase/firestore';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { buildQuery } from './buildQuery.ts';
import type { Emission } from './liveEntries.ts';
import { listenToQuery } from './listenToQuery.ts';
import { type Cursor, cursorOf } from './pageStarts.ts';
import type { QuerySpec } from './QuerySpec.ts';
import { rawDocuments } from './rawDocuments.ts';

interface PageRequest {
  firestore: Firestore;
  spec: QuerySpec;
  /** From 0. */
  page: number;
  size: number;
  /** Where it begins; undefined for the first page and where that is not known yet. */
  start: Cursor | undefined;
}

/**
 * Listens to one page of a query, and to the document behind it, which shows whether there is a next page. A page whose start is not
 * known, because an address led straight to it, is found once by reading the pages before it. Returns how to stop.
 */
export function openPage({ firestore, spec, page, size, start }: PageRequest, emit: (e: Emission) => void): () => void {
  const [field, direction] = spec.orderBy;
  // The id makes the order total, so that documents with the same value are on one page alone.
  const ordered = query(buildQuery(firestore, spec), orderBy(documentId(), direction));
  let stop = () => undefined;
  let isStopped = false;

  const listen = (after: Cursor | undefined) => {
    if (isStopped) return;
    const behind = after === undefined ? ordered : query(ordered, startAfter(after.value, after.id));
    const end = listenToQuery(query(behind, limit(size + 1)), emit);
    stop = () => {
      end();
      return undefined;
    };
  };
  const seek = async () => {
    const before = rawDocuments(await getDocs(query(ordered, limit(page * size))));
    const last = before.at(-1);
    if (last === undefined || before.length < page * size) emit({ kind: 'documents', documents: [] });
    else listen(cursorOf(last, field));
  };
  if (page === 0 || start !== undefined) listen(start);
  else seek().catch((error: unknown) => emit({ kind: 'failed', error: toAppError(error) }));
  return () => {
    isStopped = true;
    stop();
  };
}
