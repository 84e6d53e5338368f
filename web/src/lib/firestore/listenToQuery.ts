import { AppError } from '@parlance/domain/errors';
import { onSnapshot, type Query, type QuerySnapshot } from 'firebase/firestore';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import type { Emission } from './liveEntries.ts';
import { rawDocuments } from './rawDocuments.ts';

/** How long a list waits for the server where the cache has a part of it, in ms: what comes after would push that aside. */
const WAIT_MS = 1500;

/**
 * Listens to a query and returns how to stop. What the cache has is shown once the server has confirmed it, does not answer
 * in time, or cannot be reached. Nothing, and that from the cache alone, means that nobody could be asked.
 */
export function listenToQuery(query: Query, emit: (emission: Emission) => void): () => void {
  let isShown = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const show = (snapshot: QuerySnapshot) => {
    isShown = true;
    emit({ kind: 'documents', documents: rawDocuments(snapshot) });
  };
  const stop = onSnapshot(
    query,
    // Else it would not be heard of that the cache had all of it.
    { includeMetadataChanges: true },
    (snapshot) => {
      if (isShown && snapshot.docChanges().length === 0) return;
      clearTimeout(waiting);
      const { fromCache } = snapshot.metadata;
      if (snapshot.empty && fromCache) emit({ kind: 'failed', error: new AppError('unavailable') });
      else if (fromCache && !isShown && navigator.onLine) waiting = setTimeout(() => show(snapshot), WAIT_MS);
      else show(snapshot);
    },
    (error) => {
      clearTimeout(waiting);
      emit({ kind: 'failed', error: toAppError(error) });
    },
  );
  return () => {
    clearTimeout(waiting);
    stop();
  };
}
