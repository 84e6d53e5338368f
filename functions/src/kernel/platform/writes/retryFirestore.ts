import { setTimeout } from 'node:timers/promises';
import { GrpcStatus } from 'firebase-admin/firestore';
import { grpcCodeOf } from './grpcCodeOf.ts';

/** Codes of Firestore when the same write may go through a moment later (https://cloud.google.com/firestore/docs/understand-error-codes). */
const TRANSIENT: readonly number[] = [
  GrpcStatus.ABORTED,
  GrpcStatus.DEADLINE_EXCEEDED,
  GrpcStatus.INTERNAL,
  GrpcStatus.RESOURCE_EXHAUSTED,
  GrpcStatus.UNAVAILABLE,
];
/** Milliseconds before each further attempt: somebody waits. */
const PAUSES_MS: readonly number[] = [200, 1000, 3000];

function isTransient(error: unknown): boolean {
  const code = grpcCodeOf(error);
  return code !== undefined && TRANSIENT.includes(code);
}

/**
 * Does a write again that Firestore refused for a reason that may pass, four times in all. The write must bear to have gone
 * through unnoticed. Throws the last error.
 * @param sleep Waits so many milliseconds; a test does not.
 */
export async function retryFirestore<T>(
  work: () => Promise<T>,
  sleep: (milliseconds: number) => Promise<unknown> = setTimeout,
): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error)) throw error;
      await sleep(pause);
    }
  }
  return work();
}
