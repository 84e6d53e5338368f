/**
 * Does `work` for each item, at most `limit` at the same time: with a database that answers in ten milliseconds, twenty at once
 * are a hundred thousand in less than two minutes. After one that throws no other is begun; once those that are at work have ended,
 * it rejects with what that one threw.
 */
export async function eachAtOnce<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const failures: unknown[] = [];
  const workOff = async (): Promise<void> => {
    for (const item of rest) {
      if (failures.length > 0) return;
      try {
        await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, workOff));
  if (failures.length > 0) throw failures[0];
}
