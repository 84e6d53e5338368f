import { AppError } from '@parlance/domain/errors';
import { documentId, getDocs, limit, orderBy, query, startAfter } from 'firebase/firestore';
import type * as z from 'zod';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';
import { buildQuery } from './buildQuery.ts';
import { connectFirestore } from './connectFirestore.ts';
import type { Stored } from '../live.ts';
import type { MaskedReader } from './masked/createMaskedReader.ts';
import type { Cursor } from './pageStarts.ts';
import type { RawDocument } from './liveEntries.ts';
import { parseDocuments } from './parseDocuments.ts';
import type { QuerySpec } from './QuerySpec.ts';
import { rawDocuments } from './rawDocuments.ts';

interface FoundPage<T> {
  found: readonly Stored<T>[];
  /** True iff there is nothing behind it. */
  isEnd: boolean;
}

async function readLive(spec: QuerySpec, after: Cursor, size: number): Promise<readonly RawDocument[]> {
  const firestore = connectFirestore(await startFirebase());
  const ordered = query(buildQuery(firestore, spec), orderBy(documentId(), spec.orderBy[1]));
  return rawDocuments(await getDocs(query(ordered, startAfter(after.value, after.id), limit(size))));
}

/** The documents of a query behind one of them, as they are now, at most `size`; that many are read. Throws an `AppError`. */
export async function readPage<T extends object>(
  spec: QuerySpec,
  schema: z.ZodType<T>,
  { after, size, masked }: { after: Cursor; size: number; masked: MaskedReader | undefined },
): Promise<FoundPage<T>> {
  try {
    const documents =
      masked === undefined ? await readLive(spec, after, size) : await masked.list(spec, { after, limit: size });
    const found = parseDocuments(documents, schema);
    if (found === undefined) throw new AppError('internal');
    return { found, isEnd: documents.length < size };
  } catch (error) {
    throw toAppError(error);
  }
}
