import { compareSources } from '@parlance/domain/documents/releases/compareSources';
import type { KnownSource } from '@parlance/domain/documents/releases/knowledge';
import type { ReleaseChange } from '@parlance/domain/documents/releases/release';

/** Sources that a change names, of those that changed together. */
const NAMED = 5;

/**
 * Changes from one list of sources to the other, for a release for which nothing was noted, as when a source that a rollback
 * brought back could not be read. The first record of a chatbot's knowledge, with no list `before`, is a `start`.
 */
export function foundChanges(
  before: readonly KnownSource[] | undefined,
  present: readonly KnownSource[],
  at: Date,
): ReleaseChange[] {
  if (before === undefined) return [{ kind: 'start', names: [], by: null, at }];
  const { added, removed, changed } = compareSources(before, present);
  const namesOf = (sources: readonly KnownSource[]) => sources.slice(0, NAMED).map(({ name }) => name);
  const found: ReleaseChange[] = [
    { kind: 'source-removed', names: namesOf(removed), by: null, at },
    { kind: 'source-read', names: namesOf([...added, ...changed]), by: null, at },
  ];
  return found.filter(({ names }) => names.length > 0);
}
