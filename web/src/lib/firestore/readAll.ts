import { AppError } from '@parlance/domain/errors';
import { documentId, getDocs, limit, orderBy, query, startAfter } from 'firebase/firestore';
import type * as z from 'zod';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';
import { buildQuery } from './buildQuery.ts';
import { connectFirestore } from './connectFirestore.ts';
import type { Stored } from '../live.ts';
import { cursorOf } from './pageStarts.ts';
import { parseDocuments } from './parseDocuments.ts';
import type { QuerySpec } from './QuerySpec.ts';
import { rawDocuments } from './rawDocuments.ts';

const BATCH = 500;

/** All documents of a query as they are now, some hundred at a time. Throws an `AppError`. */
export async function readAll<T extends object>(spec: QuerySpec, schema: z.ZodType<T>): Promise<readonly Stored<T>[]> {
  const [field, direction] = spec.orderBy;
  const all: Stored<T>[] = [];
  try {
    const firestore = connectFirestore(await startFirebase());
    const ordered = query(buildQuery(firestore, spec), orderBy(documentId(), direction), limit(BATCH));
    let rest = ordered;
    for (;;) {
      const documents = rawDocuments(await getDocs(rest));
      const fitting = parseDocuments(documents, schema);
      if (fitting === undefined) throw new AppError('internal');
      all.push(...fitting);
      const last = documents.at(-1);
      if (last === undefined || documents.length < BATCH) return all;
      const { value, id } = cursorOf(last, field);
      rest = query(ordered, startAfter(value, id));
    }
  } catch (error) {
    throw toAppError(error);
  }
}
