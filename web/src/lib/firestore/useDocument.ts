import { AppError } from '@parlance/domain/errors';
import { doc, onSnapshot } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from 'reactfire';
import type * as z from 'zod';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import type { Live, Stored } from './live.ts';
import type { OpenListener } from './liveEntries.ts';
import { useEmissions } from './useEmissions.ts';

/** One document, live and parsed. Null when it does not exist. */
export function useDocument<T extends object>(path: string, schema: z.ZodType<T>): Live<Stored<T> | null> {
  const firestore = useFirestore();
  const open: OpenListener = (emit) =>
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
  const { latest, retry } = useEmissions(`doc:${path}`, open);

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
