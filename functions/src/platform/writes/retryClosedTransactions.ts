import type { Firestore } from 'firebase-admin/firestore';

const ATTEMPTS = 5;

function isClosed(error: unknown): boolean {
  return error instanceof Error && error.message.includes('Transaction is invalid or closed');
}

/**
 * For the emulator alone: it closes a transaction that loses a conflict and answers its next read with INVALID_ARGUMENT, where
 * the real Firestore answers ABORTED, which the client runs again by itself. Nothing of a closed transaction is written.
 */
export function retryClosedTransactions(firestore: Pick<Firestore, 'runTransaction'>): void {
  const run = firestore.runTransaction.bind(firestore);
  firestore.runTransaction = async (update, options) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await run(update, options);
      } catch (error) {
        if (attempt >= ATTEMPTS || !isClosed(error)) throw error;
      }
    }
  };
}
