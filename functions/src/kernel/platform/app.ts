import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { retryEmulatorTransactions } from './writes/retryEmulatorTransactions.ts';

// The runtime may have made an app of its own before, under another name.
if (!getApps().some(({ name }) => name === '[DEFAULT]')) initializeApp();

/** The one Firestore client. */
export const db = getFirestore();

if (process.env['FIRESTORE_EMULATOR_HOST'] !== undefined) retryEmulatorTransactions(db);
