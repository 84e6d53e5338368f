/** Waits for `work`, but not beyond the signal's abort: rejects with its reason, whatever `work` does then. */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  // Whoever lost the race must not end the process.
  promise.catch(() => undefined);
  work.catch(() => undefined);
  const stop = () => reject(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([promise, work]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
