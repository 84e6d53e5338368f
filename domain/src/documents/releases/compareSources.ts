import type { KnownSource } from './knowledge.ts';

export interface SourcesDifference {
  added: readonly KnownSource[];
  removed: readonly KnownSource[];
  /** With other content. Of one that was read before that was stored, nobody knows. */
  changed: readonly KnownSource[];
}

/** Difference between two lists of a chatbot's sources. */
export function compareSources(before: readonly KnownSource[], after: readonly KnownSource[]): SourcesDifference {
  const old = new Map(before.map((source) => [source.id, source]));
  const present = new Set(after.map(({ id }) => id));
  return {
    added: after.filter(({ id }) => !old.has(id)),
    removed: before.filter(({ id }) => !present.has(id)),
    changed: after.filter(({ id, fingerprint }) => {
      const former = old.get(id)?.fingerprint;
      return former !== undefined && former !== fingerprint && former !== '' && fingerprint !== '';
    }),
  };
}
