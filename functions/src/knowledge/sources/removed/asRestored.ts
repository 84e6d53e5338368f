import type { Source } from '@parlance/domain/documents/knowledge/source';
import { requeued } from '../../ingestion/requeued.ts';
import { kindOf } from '../../SOURCE_KINDS.ts';

/**
 * Removed source in the state in which it comes back: it waits to be read, a website in a new run, and counts for the plan as
 * it did. Its vectors are gone, and no reading that began before `now` ends as its own.
 */
export function asRestored(source: Source, now: Date): Source {
  const waiting: Source = {
    ...source,
    ...requeued(now),
    chunks: 0,
    claimedAt: null,
    embeddingSpace: null,
    changedAnswers: null,
    restoredAt: now,
  };
  return kindOf(waiting).restored(waiting);
}
