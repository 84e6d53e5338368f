import type { FakeRevision, FakeState } from '../../deploy/stand-in/FakeState.ts';

/** The revision of each service of the project that has its requests, by the service's id. */
export function servingRevisions({ running }: FakeState): Map<string, FakeRevision> {
  return new Map(
    [...running].flatMap(([name, { revisions, pinned }]): [string, FakeRevision][] => {
      const serving = pinned === undefined ? revisions.at(-1) : revisions.find(({ id }) => id === pinned);
      return serving === undefined ? [] : [[name.slice(name.lastIndexOf('/') + 1), serving]];
    }),
  );
}
