import { documentId, type Firestore, getDocs, limit, orderBy, query, startAfter } from 'firebase/firestore';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { buildQuery } from './buildQuery.ts';
import type { Emission } from './liveEntries.ts';
import { listenToQuery } from './listening/listenToQuery.ts';
import type { MaskedReader } from './masked/createMaskedReader.ts';
import { poll } from './masked/poll.ts';
import { type Cursor, cursorOf } from './pageStarts.ts';
import type { QuerySpec } from './QuerySpec.ts';
import { rawDocuments } from './rawDocuments.ts';

interface PageRequest {
  firestore: Firestore;
  /** Undefined where it is read live. */
  masked: MaskedReader | undefined;
  spec: QuerySpec;
  /** From 0. */
  page: number;
  size: number;
  /** Start of the page; undefined for the first page and while it is not known yet. */
  start: Cursor | undefined;
}

/**
 * Listens to one page of a query, and to the document behind it, which shows whether there is a next page. A page whose start is not
 * known, because an address led straight to it, is found once by reading the pages before it. Returns how to stop.
 */
export function openPage(
  { firestore, masked, spec, page, size, start }: PageRequest,
  emit: (e: Emission) => void,
): () => void {
  const [field, direction] = spec.orderBy;
  // The id makes the order total, so that documents with the same value are on one page alone.
  const ordered = query(buildQuery(firestore, spec), orderBy(documentId(), direction));
  let stop = () => undefined;
  let isStopped = false;

  const listen = (after: Cursor | undefined) => {
    if (isStopped) return;
    const behind = after === undefined ? ordered : query(ordered, startAfter(after.value, after.id));
    const end =
      masked === undefined
        ? listenToQuery(query(behind, limit(size + 1)), emit)
        : poll(() => masked.list(spec, { after, limit: size + 1 }), masked.everyMs, emit);
    stop = () => {
      end();
      return undefined;
    };
  };
  const seek = async () => {
    const before =
      masked === undefined
        ? rawDocuments(await getDocs(query(ordered, limit(page * size))))
        : await masked.list(spec, { limit: page * size });
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
