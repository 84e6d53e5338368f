import { AppError } from '@parlance/domain/errors';
import { doc, type Firestore, onSnapshot } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from 'reactfire';
import type * as z from 'zod';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import type { Live, Stored } from '../live.ts';
import type { OpenListener } from './liveEntries.ts';
import { poll } from './masked/poll.ts';
import { useMaskedReader } from './masked/useMaskedReader.ts';
import { useEmissions } from './useEmissions.ts';

function listenToDocument(firestore: Firestore, path: string): OpenListener {
  return (emit) =>
    onSnapshot(
      doc(firestore, path),
      (snapshot) => {
        if (snapshot.exists()) {
          const fields: unknown = snapshot.data({ serverTimestamps: 'estimate' });
          emit({ kind: 'documents', documents: [{ id: snapshot.id, fields }] });
        } else if (snapshot.metadata.fromCache) {
          emit({ kind: 'failed', error: new AppError('unavailable') });
        } else {
          emit({ kind: 'documents', documents: [] });
        }
      },
      (error) => emit({ kind: 'failed', error: toAppError(error) }),
    );
}

/** One document, live and parsed; what is masked for the current person as it was some seconds ago. Null when it does not exist. */
export function useDocument<T extends object>(path: string, schema: z.ZodType<T>): Live<Stored<T> | null> {
  const firestore = useFirestore();
  const masked = useMaskedReader(path);
  const open: OpenListener =
    masked === undefined ? listenToDocument(firestore, path) : (emit) => poll(masked.document, masked.everyMs, emit);
  const { latest, retry } = useEmissions(`${masked?.key ?? ''}doc:${path}`, open);

  return useMemo(() => {
    if (!latest) return { status: 'loading' };
    if (latest.kind === 'failed') return { status: 'error', error: latest.error, retry };
    const [document] = latest.documents;
    if (!document) return { status: 'ready', value: null };
    const parsed = schema.safeParse(document.fields);
    if (!parsed.success) {
      return { status: 'error', error: new AppError('internal', {}, { cause: parsed.error }), retry };
    }
    return { status: 'ready', value: { ...parsed.data, id: document.id } };
  }, [latest, retry, schema]);
}
