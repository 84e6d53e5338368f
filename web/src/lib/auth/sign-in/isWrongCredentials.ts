import { FirebaseError } from 'firebase/app';

const WRONG = new Set([
  'auth/invalid-credential',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/invalid-email',
  'auth/user-disabled',
  'auth/user-mismatch',
]);

/** True iff whoever signs in is not who they say. Which part is wrong is nobody's business. */
export function isWrongCredentials(error: unknown): boolean {
  return error instanceof FirebaseError && WRONG.has(error.code);
}
