/**
 * Does `work` for each item, at most `limit` at the same time: with a database that answers in ten milliseconds, twenty at once
 * are a hundred thousand in less than two minutes. Rejects with what the first of them throws.
 */
export async function eachAtOnce<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const workOff = async (): Promise<void> => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, workOff));
}
