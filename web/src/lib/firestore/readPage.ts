import { AppError } from '@parlance/domain/errors';
import { documentId, getDocs, limit, orderBy, query, startAfter } from 'firebase/firestore';
import type * as z from 'zod';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';
import { buildQuery } from './buildQuery.ts';
import { connectFirestore } from './connectFirestore.ts';
import type { Stored } from './live.ts';
import type { Cursor } from './pageStarts.ts';
import { parseDocuments } from './parseDocuments.ts';
import type { QuerySpec } from './QuerySpec.ts';
import { rawDocuments } from './rawDocuments.ts';

interface FoundPage<T> {
  found: readonly Stored<T>[];
  /** True iff there is nothing behind it. */
  isEnd: boolean;
}

/** The documents of a query behind one of them, as they are now, at most `size`; that many are read. Throws an `AppError`. */
export async function readPage<T extends object>(
  spec: QuerySpec,
  schema: z.ZodType<T>,
  { after, size }: { after: Cursor; size: number },
): Promise<FoundPage<T>> {
  try {
    const firestore = connectFirestore(await startFirebase());
    const ordered = query(buildQuery(firestore, spec), orderBy(documentId(), spec.orderBy[1]));
    const documents = rawDocuments(await getDocs(query(ordered, startAfter(after.value, after.id), limit(size))));
    const found = parseDocuments(documents, schema);
    if (found === undefined) throw new AppError('internal');
    return { found, isEnd: documents.length < size };
  } catch (error) {
    throw toAppError(error);
  }
}
