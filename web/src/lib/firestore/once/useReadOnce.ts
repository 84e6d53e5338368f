import { AppError } from '@parlance/domain/errors';
import { getDocsFromServer, limit, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from 'reactfire';
import type * as z from 'zod';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { buildQuery } from '../buildQuery.ts';
import type { Live, Stored } from '../../live.ts';
import type { OpenListener } from '../liveEntries.ts';
import { useMaskedReader } from '../masked/useMaskedReader.ts';
import { parseDocuments } from '../parseDocuments.ts';
import type { QuerySpec } from '../QuerySpec.ts';
import { rawDocuments } from '../rawDocuments.ts';
import { useEmissions } from '../useEmissions.ts';

interface OnceQuery extends QuerySpec {
  /** Of documents that are read at most. None for 0. */
  limit: number;
}

/**
 * The documents of a query as they are when it is first asked for: what hardly changes any more costs no listener. All readers
 * of a page share them, and who comes back within 20 seconds.
 */
export function useReadOnce<T extends object>(spec: OnceQuery, schema: z.ZodType<T>): Live<readonly Stored<T>[]> {
  const firestore = useFirestore();
  const masked = useMaskedReader(spec.path);
  const open: OpenListener = (emit) => {
    if (spec.limit === 0) {
      emit({ kind: 'documents', documents: [] });
      return () => undefined;
    }
    let isOpen = true;
    const read =
      masked?.list(spec, spec) ??
      getDocsFromServer(query(buildQuery(firestore, spec), limit(spec.limit))).then(rawDocuments);
    read.then(
      (documents) => isOpen && emit({ kind: 'documents', documents }),
      (error: unknown) => isOpen && emit({ kind: 'failed', error: toAppError(error) }),
    );
    return () => {
      isOpen = false;
    };
  };
  const { latest, retry } = useEmissions(`${masked?.key ?? ''}once:${JSON.stringify(spec)}`, open);

  return useMemo(() => {
    if (!latest) return { status: 'loading' };
    if (latest.kind === 'failed') return { status: 'error', error: latest.error, retry };
    const value = parseDocuments(latest.documents, schema);
    if (value === undefined) return { status: 'error', error: new AppError('internal'), retry };
    return { status: 'ready', value };
  }, [latest, retry, schema]);
}
