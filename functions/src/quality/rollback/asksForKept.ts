import type { Source } from '@parlance/domain/documents/knowledge/source';
import type { KnownSource } from '@parlance/domain/documents/releases/knowledge';

/**
 * True if a rollback may change a source that a release knew, so that what is kept of it has to be read: it is gone, or it is a question
 * that was read with another text. A file has one text, and the former one of a website is not kept.
 */
export function asksForKept({ fingerprint }: KnownSource, now: Source | undefined): boolean {
  if (now === undefined) return true;
  return now.type === 'qa' && fingerprint !== '' && now.fingerprint !== fingerprint;
}
