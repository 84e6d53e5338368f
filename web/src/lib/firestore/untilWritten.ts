import { AppError } from '@parlance/domain/errors';

/** Maximum time for the server to confirm a write. */
const TIMEOUT_MS = 10_000;

/**
 * Resolves when the server has confirmed a write. Firestore keeps a write that it cannot send and sends it later, so its own promise
 * does not settle while the browser is offline. Throws `write-pending` where 10 seconds bring no answer.
 */
export async function untilWritten(write: Promise<void>): Promise<void> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError('write-pending')), TIMEOUT_MS);
  try {
    await Promise.race([write, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
