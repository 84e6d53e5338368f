import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { retryClosedTransactions } from './writes/retryClosedTransactions.ts';

// The runtime may have made an app of its own before, under another name.
if (!getApps().some(({ name }) => name === '[DEFAULT]')) initializeApp();

/** The one Firestore client. */
export const db = getFirestore();

if (process.env['FIRESTORE_EMULATOR_HOST'] !== undefined) retryClosedTransactions(db);
