import type { Source } from '@parlance/domain/documents/knowledge/source';
import { isWritten } from '@parlance/domain/documents/knowledge/SOURCE_TRAITS';
import type { KnownSource } from '@parlance/domain/documents/releases/knowledge';

/**
 * True if a rollback may change a source that a release knew, so that what is kept of it has to be read: it is gone, or it is a question
 * that was read with another text.
 */
export function asksForKept({ fingerprint }: KnownSource, now: Source | undefined): boolean {
  if (now === undefined) return true;
  return isWritten(now) && fingerprint !== '' && now.fingerprint !== fingerprint;
}
