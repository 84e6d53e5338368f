import type { Share } from '#web/components/charts/SharesPanel.tsx';

interface Names {
  labelOf: (key: string) => string;
  /** Where the conversations of one are listed; undefined where no filter finds them. */
  hrefOf?: (key: string) => string | undefined;
}

/** Counters by name as shares, the largest first; what was not counted is left out, and beyond `most` the rest is one. */
export function sharesOf(
  counts: Readonly<Record<string, number>>,
  { labelOf, hrefOf }: Names,
  rest: { most: number; label: string },
): readonly Share[] {
  const shares = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([key, count]) => ({ key, label: labelOf(key), count, to: hrefOf?.(key) }))
    .toSorted((a, b) => b.count - a.count);
  const others = shares.slice(rest.most).reduce((sum, { count }) => sum + count, 0);
  const shown: Share[] = shares.slice(0, rest.most);
  return others === 0 ? shown : [...shown, { key: 'rest', label: rest.label, count: others }];
}
