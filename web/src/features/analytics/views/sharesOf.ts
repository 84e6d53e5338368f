import type { Share } from '#web/components/charts/SharesPanel.tsx';

interface Names {
  labelOf: (key: string) => string;
  /** Address of the list of one counter's conversations. */
  hrefOf: (key: string) => string;
}

/** Counters by name as shares, the largest first; what was not counted is left out. */
export function sharesOf(counts: Readonly<Record<string, number>>, { labelOf, hrefOf }: Names): readonly Share[] {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([key, count]) => ({ key, label: labelOf(key), count, to: hrefOf(key) }))
    .toSorted((a, b) => b.count - a.count);
}
