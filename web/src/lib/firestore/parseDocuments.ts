import type * as z from 'zod';
import type { Stored } from '../live.ts';
import type { RawDocument } from './liveEntries.ts';

/**
 * Documents by their schema. One that does not fit is reported as a defect and left out, so that it does not hide the others.
 * Undefined when none fits: that is an error and not an empty list.
 */
export function parseDocuments<T extends object>(
  documents: readonly RawDocument[],
  schema: z.ZodType<T>,
): readonly Stored<T>[] | undefined {
  const fitting = documents.flatMap((document) => {
    const parsed = schema.safeParse(document.fields);
    if (parsed.success) return [{ ...parsed.data, id: document.id }];
    reportError(parsed.error);
    return [];
  });
  return fitting.length === 0 && documents.length > 0 ? undefined : fitting;
}
