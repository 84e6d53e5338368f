/**
 * Loads code that one deployed function needs: at the start of the process that serves this function (Cloud Run names it in
 * `FUNCTION_TARGET`), so that the first request does not wait for it; in every other process with its first use, which for
 * most of them never comes.
 * @param target The function's export in index.ts.
 */
export function whenServed<T>(target: string, load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  const get = (): Promise<T> => (loading ??= load());
  if (process.env['FUNCTION_TARGET'] === target) {
    // A failure is thrown to the first request, which awaits the same promise.
    get().catch(() => undefined);
  }
  return get;
}
