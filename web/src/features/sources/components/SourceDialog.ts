import type { QaSource, Source } from '@parlance/domain/documents/knowledge/source';
import type { Stored } from '#web/lib/live.ts';

/** The dialog that is open on the sources page. */
export type SourceDialog =
  | { kind: 'website' }
  /** Without a source: a new one, with the question where it is known. */
  | { kind: 'qa'; source?: Stored<QaSource>; question?: string }
  | { kind: 'import' }
  | { kind: 'delete'; sources: readonly Stored<Source>[] };
