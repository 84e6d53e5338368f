import { AppError } from '@parlance/domain/errors';
import { collection, limit, onSnapshot, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from 'reactfire';
import type * as z from 'zod';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import type { Live, Stored } from './live.ts';
import type { OpenListener } from './liveEntries.ts';
import { useEmissions } from './useEmissions.ts';

/** A query that firestore.indexes.json must know: equality filters, one order, a limit. */
export interface CollectionQuery {
  path: string;
  equals?: Readonly<Record<string, string>>;
  orderBy: readonly [field: string, direction: 'asc' | 'desc'];
  limit: number;
}

/**
 * A query's documents, live and parsed. A document that does not fit its schema is reported as a defect and left out, so that
 * one bad document does not hide the others. When none fits, that is an error and not an empty list.
 */
export function useCollection<T extends object>(
  spec: CollectionQuery,
  schema: z.ZodType<T>,
): Live<readonly Stored<T>[]> {
  const firestore = useFirestore();
  const open: OpenListener = (emit) =>
    onSnapshot(
      query(
        collection(firestore, spec.path),
        ...Object.entries(spec.equals ?? {}).map(([field, value]) => where(field, '==', value)),
        orderBy(...spec.orderBy),
        limit(spec.limit),
      ),
      (snapshot) => {
        if (snapshot.empty && snapshot.metadata.fromCache) {
          emit({ kind: 'failed', error: new AppError('unavailable') });
          return;
        }
        const documents = snapshot.docs.map((document) => {
          const fields: unknown = document.data({ serverTimestamps: 'estimate' });
          return { id: document.id, fields };
        });
        emit({ kind: 'documents', documents });
      },
      (error) => emit({ kind: 'failed', error: toAppError(error) }),
    );
  const { latest, retry } = useEmissions(`query:${JSON.stringify(spec)}`, open);

  return useMemo(() => {
    if (!latest) return { status: 'loading' };
    if (latest.kind === 'failed') return { status: 'error', error: latest.error, retry };
    const value = latest.documents.flatMap((document) => {
      const parsed = schema.safeParse(document.fields);
      if (parsed.success) return [{ ...parsed.data, id: document.id }];
      reportError(parsed.error);
      return [];
    });
    if (value.length === 0 && latest.documents.length > 0)
      return { status: 'error', error: new AppError('internal'), retry };
    return { status: 'ready', value };
  }, [latest, retry, schema]);
}
