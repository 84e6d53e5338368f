import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { suiteUrls } from './suiteUrls.ts';

if (getApps().length === 0) initializeApp({ projectId: suiteUrls.projectId, storageBucket: suiteUrls.bucket });

/** The server's own view of the emulators, past all rules. */
export const admin = { db: getFirestore(), auth: getAuth(), bucket: getStorage().bucket() };
