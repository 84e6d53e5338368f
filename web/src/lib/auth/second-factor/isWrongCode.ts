import { FirebaseError } from 'firebase/app';

const WRONG = new Set([
  'auth/invalid-verification-code',
  'auth/invalid-verification-id',
  'auth/code-expired',
  'auth/totp-challenge-timeout',
  'auth/missing-verification-code',
]);

/** True iff a second factor's code was refused. */
export function isWrongCode(error: unknown): boolean {
  return error instanceof FirebaseError && WRONG.has(error.code);
}
