import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { suiteUrls } from '../../support/suiteUrls.ts';

if (getApps().length === 0) initializeApp({ projectId: suiteUrls.projectId });

/**
 * The server's own view of Firestore, past all rules. Not that of tests/support/admin.ts, which brings the Admin SDK's
 * Authentication with it: Playwright's loader fails on the ES module that it requires.
 */
export const db = getFirestore();
