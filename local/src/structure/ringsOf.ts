/** Arrows that lie on a ring: whose end leads back to their beginning. */
export function ringsOf<A extends { from: string; to: string }>(arrows: readonly A[]): A[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of arrows) next.set(from, (next.get(from) ?? new Set()).add(to));
  const reaches = (start: string, goal: string): boolean => {
    const seen = new Set([start]);
    for (const each of seen) {
      if (each === goal) return true;
      for (const following of next.get(each) ?? []) seen.add(following);
    }
    return false;
  };
  return arrows.filter(({ from, to }) => reaches(to, from));
}
