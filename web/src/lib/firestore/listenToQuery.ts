import { AppError } from '@parlance/domain/errors';
import { onSnapshot, type Query } from 'firebase/firestore';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import type { Emission } from './liveEntries.ts';
import { rawDocuments } from './rawDocuments.ts';

/** Listens to a query and returns how to stop. Nothing, and that from the cache alone, means that nobody could be asked. */
export function listenToQuery(query: Query, emit: (emission: Emission) => void): () => void {
  return onSnapshot(
    query,
    (snapshot) => {
      if (snapshot.empty && snapshot.metadata.fromCache) emit({ kind: 'failed', error: new AppError('unavailable') });
      else emit({ kind: 'documents', documents: rawDocuments(snapshot) });
    },
    (error) => emit({ kind: 'failed', error: toAppError(error) }),
  );
}
