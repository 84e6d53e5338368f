type Counts = Readonly<Record<string, number>>;

/** The sum of counters by their keys, `other` taken so many times. */
export function addCounts(one: Counts, other: Counts, times = 1): Record<string, number> {
  const sum = { ...one };
  for (const [key, count] of Object.entries(other)) sum[key] = (sum[key] ?? 0) + times * count;
  return sum;
}
