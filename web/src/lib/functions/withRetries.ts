import { isNetworkFailure } from '#web/lib/errors/isNetworkFailure.ts';

interface RetryOptions {
  /** Aborting stops at once: no further try, no further wait. */
  signal?: AbortSignal | undefined;
  /** Total number of tries. */
  tries?: number;
}

const FIRST_WAIT_MS = 300;

/** Half to all of a wait that doubles with every try, so that clients that failed together do not come back together. */
function waitBefore(attempt: number): number {
  return FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
}

function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted ?? false;
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const handleAbort = () => {
      clearTimeout(timer);
      resolve();
    };
    signal?.addEventListener('abort', handleAbort, { once: true });
  });
}

/** Tries again while the network fails. Every other failure, and the last one, is thrown as it came. */
export async function withRetries<T>(attempt: () => Promise<T>, { signal, tries = 3 }: RetryOptions = {}): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (count >= tries || isAborted(signal) || !isNetworkFailure(error)) throw error;
      await pause(waitBefore(count), signal);
      if (isAborted(signal)) throw error;
    }
  }
}
