import type { Firestore } from 'firebase-admin/firestore';

const ATTEMPTS = 5;
/** Messages of the emulator for a conflict where the real Firestore would have the client wait or run again. */
const CONFLICTS: readonly string[] = ['Transaction is invalid or closed', 'Transaction lock timeout'];

function isConflict(error: unknown): boolean {
  return error instanceof Error && CONFLICTS.some((text) => error.message.includes(text));
}

/**
 * For the emulator alone. It closes a transaction that loses a conflict and answers its next read with INVALID_ARGUMENT, where
 * the real Firestore answers ABORTED, which the client runs again by itself. And it waits 2 s for a lock (measured), which a
 * busy machine needs, so that the five attempts of the client are soon used. Nothing of such a transaction is written.
 */
export function retryEmulatorTransactions(firestore: Pick<Firestore, 'runTransaction'>): void {
  const run = firestore.runTransaction.bind(firestore);
  firestore.runTransaction = async (update, options) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await run(update, options);
      } catch (error) {
        if (attempt >= ATTEMPTS || !isConflict(error)) throw error;
      }
    }
  };
}
