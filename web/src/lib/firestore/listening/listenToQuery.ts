import { AppError } from '@parlance/domain/errors';
import { onSnapshot, type Query, type QuerySnapshot } from 'firebase/firestore';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { createPace } from './createPace.ts';
import type { Emission } from '../liveEntries.ts';
import { rawDocuments } from '../rawDocuments.ts';

/** Maximum wait of a list for the server if the cache has a part of it, in ms: later documents would push that aside. */
const WAIT_MS = 1500;
/** Minimum interval between renders of a list that others change, in ms: while they delete a hundred rows, not a hundred times. */
const EVERY_MS = 250;

/**
 * Listens to a query and returns how to stop. What the cache has is shown once the server has confirmed it, does not answer
 * in time, or cannot be reached. Nothing, and that from the cache alone, means that nobody could be asked. What this browser
 * changes itself is shown at once.
 */
export function listenToQuery(query: Query, emit: (emission: Emission) => void): () => void {
  let isShown = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const pace = createPace(EVERY_MS, emit);
  const show = (snapshot: QuerySnapshot) => {
    isShown = true;
    pace.offer({ kind: 'documents', documents: rawDocuments(snapshot) }, snapshot.metadata.hasPendingWrites);
  };
  const fail = (error: AppError) => {
    pace.stop();
    emit({ kind: 'failed', error });
  };
  const stop = onSnapshot(
    query,
    // Else it would not be heard of that the cache had all of it.
    { includeMetadataChanges: true },
    (snapshot) => {
      if (isShown && snapshot.docChanges().length === 0) return;
      clearTimeout(waiting);
      const { fromCache } = snapshot.metadata;
      if (snapshot.empty && fromCache) fail(new AppError('unavailable'));
      else if (fromCache && !isShown && navigator.onLine) waiting = setTimeout(() => show(snapshot), WAIT_MS);
      else show(snapshot);
    },
    (error) => {
      clearTimeout(waiting);
      fail(toAppError(error));
    },
  );
  return () => {
    clearTimeout(waiting);
    pace.stop();
    stop();
  };
}
