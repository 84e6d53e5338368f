import type { Source } from '@parlance/domain/documents/knowledge/source';
import type { Stored } from '#web/lib/firestore/live.ts';

/** The dialog that is open on the sources page. */
export type SourceDialog =
  | { kind: 'website' }
  /** Without a source: a new one. */
  | { kind: 'qa'; source?: Stored<Source> }
  | { kind: 'import' }
  | { kind: 'preview'; source: Stored<Source> }
  | { kind: 'delete'; sources: readonly Stored<Source>[] };
