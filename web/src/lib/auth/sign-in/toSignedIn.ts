import type { User } from 'firebase/auth';
import type { SignInResult } from './SignInResult.ts';

/** A success of signing in. */
export function toSignedIn({ email, emailVerified }: User): SignInResult {
  return { kind: 'signed-in', email: email ?? '', isConfirmed: emailVerified };
}
