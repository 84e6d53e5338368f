import { FirebaseAuthError } from 'firebase-admin/auth';

/** True iff Authentication refused for this reason: nobody has the id or address, or somebody else has the address. */
export function isAuthError(error: unknown, code: 'auth/user-not-found' | 'auth/email-already-exists'): boolean {
  return error instanceof FirebaseAuthError && error.code === code;
}
