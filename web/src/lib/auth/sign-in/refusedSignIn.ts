import { FirebaseError } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { challengeFrom } from '../second-factor/challengeFrom.ts';
import { isWrongCredentials } from './isWrongCredentials.ts';
import type { SignInResult } from './SignInResult.ts';

/** Meaning of a sign-in error for the person. Throws an `AppError` for every other failure. */
export function refusedSignIn(auth: Auth, error: unknown): SignInResult {
  const challenge = challengeFrom(auth, error);
  if (challenge) return { kind: 'second-factor', challenge };
  if (isWrongCredentials(error)) return { kind: 'wrong-credentials' };
  if (error instanceof FirebaseError && error.code === 'auth/account-exists-with-different-credential') {
    return { kind: 'other-method' };
  }
  throw toAppError(error);
}
