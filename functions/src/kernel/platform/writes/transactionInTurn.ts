import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../app.ts';
import { inTurn, type TurnOptions } from './inTurn.ts';

/** Other processes may be at the same document: at most one transaction of each. */
const MAX_ATTEMPTS = 12;

/**
 * A transaction that reads and writes the document at `path`, over which many may compete, one at a time in this process
 * (decision 012).
 */
export async function transactionInTurn<T>(
  path: string,
  work: (transaction: Transaction) => Promise<T>,
  options?: TurnOptions,
): Promise<T> {
  return inTurn(path, () => db.runTransaction(work, { maxAttempts: MAX_ATTEMPTS }), options);
}
