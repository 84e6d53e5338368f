import type { PageReason } from '@parlance/domain/documents/knowledge/page';
import { OutgoingRefusal } from './OutgoingRefusal.ts';

/** undici's and the platform's own names of running out of time. */
const TIMEOUTS: ReadonlySet<string> = new Set([
  'TimeoutError',
  'HeadersTimeoutError',
  'BodyTimeoutError',
  'ConnectTimeoutError',
]);

/** Converts an error of an outgoing request to a reason. */
function refusalOf(error: unknown): OutgoingRefusal {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof OutgoingRefusal) return current;
  }
  const reason: PageReason = error instanceof Error && TIMEOUTS.has(error.name) ? 'timeout' : 'unreachable';
  return new OutgoingRefusal(reason, { cause: error });
}

/**
 * Runs a request with a signal that is aborted after `requestMs`, or with `outer`. A name server that does not answer would hold
 * the request back beyond its signal: it is left then. Throws OutgoingRefusal, or the reason of `outer` when that was aborted.
 */
export async function withinTime<T>(
  requestMs: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = AbortSignal.timeout(requestMs);
  const signal = outer === undefined ? deadline : AbortSignal.any([outer, deadline]);
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([run(signal), aborted]);
  } catch (error) {
    outer?.throwIfAborted();
    throw refusalOf(error);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
