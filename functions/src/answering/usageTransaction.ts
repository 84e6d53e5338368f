import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app.ts';
import { inTurn } from './inTurn.ts';

/** Other processes may be at the same counter: at most one transaction of each. */
const MAX_ATTEMPTS = 12;

/** A transaction on an organization's counter of messages, one at a time in this process (decision 012). */
export async function usageTransaction<T>(
  orgId: string,
  period: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return inTurn(`${orgId}/${period}`, () => db.runTransaction(work, { maxAttempts: MAX_ATTEMPTS }));
}
