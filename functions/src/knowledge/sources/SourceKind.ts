import type { Source } from '@parlance/domain/documents/knowledge/source';
import type { Separator, UsedSeparator } from '@parlance/domain/spreadsheet/separators';
import type { Fetcher } from '../../kernel/outgoing/createFetcher.ts';
import type { sourceFile } from '../../kernel/platform/sourceFile.ts';
import type { Original, OriginalPlace } from './originals/Original.ts';

/** Fields of a source in the API that only some types have. */
interface OwnFields {
  answer: string | null;
  website: { url: string; pagesFound: number; pagesIndexed: number; pagesFailed: number } | null;
  separator: { found: UsedSeparator | null; chosen: Separator | null } | null;
}

/** Behaviour of a type of source. Its functions take sources of that type. */
export interface SourceKind<S extends Source> {
  /** The object in Storage that holds its content; null for types without one. */
  file: ((orgId: string, sourceId: string, source: S) => ReturnType<typeof sourceFile>) | null;
  /** Text by which people know it. */
  words: (source: S) => string;
  /** Everything in it that a reading depends on: the reading of another version is out of date. */
  version: (source: S) => string;
  /** The source as it comes back after it was removed. */
  restored: (source: S) => S;
  /** Queues the reading of a source that has come back. */
  enqueueRestored: (orgId: string, sourceId: string, source: S) => Promise<void>;
  /** Reads it again if it has failed, or was not read to its end; its content is there. */
  retry: (orgId: string, sourceId: string, source: S) => Promise<void>;
  /** Throws `not-found` where there is none, `file-missing` or `site-unreachable`. */
  readOriginal: (orgId: string, place: OriginalPlace, source: S, fetcher: Fetcher) => Promise<Original>;
  ownFields: (source: S) => Partial<OwnFields>;
}
