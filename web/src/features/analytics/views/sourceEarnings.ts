import type { Figures } from '@parlance/domain/documents/chats/figures';

interface Named {
  id: string;
  name: string;
  status: string;
}

/** Contribution of a source in a period. */
export interface SourceEarning {
  id: string;
  /** Undefined for one that is gone, or is not among those that were looked at. */
  name: string | undefined;
  /** Answers that cite it. */
  cited: number;
  positive: number;
  negative: number;
}

/** Sources by the answers that cite them, the most cited first. */
export function sourceEarnings(
  { sources }: Pick<Figures, 'sources'>,
  known: readonly Named[],
): readonly SourceEarning[] {
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return Object.entries(sources)
    .filter(([, { cited }]) => cited > 0)
    .map(([id, counted]) => ({ id, name: names.get(id), ...counted }))
    .toSorted((a, b) => b.cited - a.cited);
}
