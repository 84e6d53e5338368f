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
export function refusalOf(error: unknown): OutgoingRefusal {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof OutgoingRefusal) return current;
  }
  const reason: PageReason = error instanceof Error && TIMEOUTS.has(error.name) ? 'timeout' : 'unreachable';
  return new OutgoingRefusal(reason, { cause: error });
}
