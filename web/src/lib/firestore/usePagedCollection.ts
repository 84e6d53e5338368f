import { AppError } from '@parlance/domain/errors';
import { useMemo, useState } from 'react';
import { useFirestore } from 'reactfire';
import type * as z from 'zod';
import type { Live, Stored } from '../live.ts';
import { openPage } from './openPage.ts';
import { useMaskedReader } from './masked/useMaskedReader.ts';
import { cursorOf, type PageStarts, withNextStart } from './pageStarts.ts';
import { parseDocuments } from './parseDocuments.ts';
import type { QuerySpec } from './QuerySpec.ts';
import { useEmissions } from './useEmissions.ts';

interface PageOptions {
  /** From 0. */
  page: number;
  size: number;
}

interface CollectionPage<T> {
  rows: Live<readonly Stored<T>[]>;
  /** Undefined while that is not known. */
  hasNext: boolean | undefined;
}

const NOTHING_KNOWN: PageStarts = new Map();

/** One page of a query, live and parsed. A page behind the end has no rows. */
export function usePagedCollection<T extends object>(
  spec: QuerySpec,
  { page, size }: PageOptions,
  schema: z.ZodType<T>,
): CollectionPage<T> {
  const firestore = useFirestore();
  const masked = useMaskedReader(spec.path);
  const key = JSON.stringify([spec, size]);
  const [known, setKnown] = useState({ key, starts: NOTHING_KNOWN });
  const starts = known.key === key ? known.starts : NOTHING_KNOWN;
  const start = starts.get(page);
  const { latest, retry } = useEmissions(
    `${masked?.key ?? ''}page:${key}:${page}:${JSON.stringify(start) ?? ''}`,
    (emit) => openPage({ firestore, masked, spec, page, size, start }, emit),
  );
  const documents = latest?.kind === 'documents' ? latest.documents : undefined;
  const last = documents !== undefined && documents.length > size ? documents[size - 1] : undefined;
  const next = last === undefined ? starts : withNextStart(starts, page, cursorOf(last, spec.orderBy[0]));
  if (next !== starts) setKnown({ key, starts: next });

  const rows = useMemo((): Live<readonly Stored<T>[]> => {
    if (!latest) return { status: 'loading' };
    if (latest.kind === 'failed') return { status: 'error', error: latest.error, retry };
    const value = parseDocuments(latest.documents.slice(0, size), schema);
    if (value === undefined) return { status: 'error', error: new AppError('internal'), retry };
    return { status: 'ready', value };
  }, [latest, retry, schema, size]);
  return { rows, hasNext: documents === undefined ? undefined : last !== undefined };
}
