import { AppError } from '@parlance/domain/errors';
import { limit, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from 'reactfire';
import type * as z from 'zod';
import { buildQuery } from './buildQuery.ts';
import { listenToQuery } from './listening/listenToQuery.ts';
import type { Live, Stored } from '../live.ts';
import type { OpenListener } from './liveEntries.ts';
import { poll } from './masked/poll.ts';
import { useMaskedReader } from './masked/useMaskedReader.ts';
import { parseDocuments } from './parseDocuments.ts';
import type { QuerySpec } from './QuerySpec.ts';
import { useEmissions } from './useEmissions.ts';

interface CollectionQuery extends QuerySpec {
  limit: number;
}

/** The first documents of a query, live and parsed; what is masked for the current person as it was some seconds ago. */
export function useCollection<T extends object>(
  spec: CollectionQuery,
  schema: z.ZodType<T>,
): Live<readonly Stored<T>[]> {
  const firestore = useFirestore();
  const masked = useMaskedReader(spec.path);
  const open: OpenListener = (emit) =>
    masked === undefined
      ? listenToQuery(query(buildQuery(firestore, spec), limit(spec.limit)), emit)
      : poll(() => masked.list(spec, spec), masked.everyMs, emit);
  const { latest, retry } = useEmissions(`${masked?.key ?? ''}query:${JSON.stringify(spec)}`, open);

  return useMemo(() => {
    if (!latest) return { status: 'loading' };
    if (latest.kind === 'failed') return { status: 'error', error: latest.error, retry };
    const value = parseDocuments(latest.documents, schema);
    if (value === undefined) return { status: 'error', error: new AppError('internal'), retry };
    return { status: 'ready', value };
  }, [latest, retry, schema]);
}
