import type { Contradiction, ContradictionSide } from '@parlance/domain/documents/knowledge/contradiction';

/** The side that answers do without because the other one is true; undefined where nothing of the kind is decided. */
export function mutedSideOf({ truth, one, other }: Contradiction): ContradictionSide | undefined {
  if (truth === null) return undefined;
  return truth === 'one' ? other : one;
}
