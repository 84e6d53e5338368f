import { AppError } from '@parlance/domain/errors';
import { limit, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from 'reactfire';
import type * as z from 'zod';
import { buildQuery } from './buildQuery.ts';
import { listenToQuery } from './listenToQuery.ts';
import type { Live, Stored } from './live.ts';
import type { OpenListener } from './liveEntries.ts';
import { parseDocuments } from './parseDocuments.ts';
import type { QuerySpec } from './QuerySpec.ts';
import { useEmissions } from './useEmissions.ts';

interface CollectionQuery extends QuerySpec {
  limit: number;
}

/** The first documents of a query, live and parsed. */
export function useCollection<T extends object>(
  spec: CollectionQuery,
  schema: z.ZodType<T>,
): Live<readonly Stored<T>[]> {
  const firestore = useFirestore();
  const open: OpenListener = (emit) => listenToQuery(query(buildQuery(firestore, spec), limit(spec.limit)), emit);
  const { latest, retry } = useEmissions(`query:${JSON.stringify(spec)}`, open);

  return useMemo(() => {
    if (!latest) return { status: 'loading' };
    if (latest.kind === 'failed') return { status: 'error', error: latest.error, retry };
    const value = parseDocuments(latest.documents, schema);
    if (value === undefined) return { status: 'error', error: new AppError('internal'), retry };
    return { status: 'ready', value };
  }, [latest, retry, schema]);
}
