const last = new Map<string, Promise<unknown>>();

/**
 * Runs `work` when all earlier work of this process for the same key is done. Transactions that read and write the same
 * document at the same time hold each other's locks until they are aborted; one after the other, each takes milliseconds.
 */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(key);
  const { promise: done, resolve } = Promise.withResolvers<undefined>();
  last.set(key, done);
  try {
    await before;
    return await work();
  } finally {
    resolve(undefined);
    if (last.get(key) === done) last.delete(key);
  }
}
