import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { retryClosedTransactions } from './writes/retryClosedTransactions.ts';

if (getApps().length === 0) initializeApp();

/** The one Firestore client. */
export const db = getFirestore();

if (process.env['FIRESTORE_EMULATOR_HOST'] !== undefined) retryClosedTransactions(db);
