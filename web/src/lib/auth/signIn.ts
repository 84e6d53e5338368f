import { FirebaseError } from 'firebase/app';
import { signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';

const WRONG_CREDENTIALS = new Set([
  'auth/invalid-credential',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/invalid-email',
  'auth/user-disabled',
]);

export type SignInResult = 'signed-in' | 'wrong-credentials' | 'not-confirmed';

/** Signs in with e-mail and password. An account that is not confirmed is signed out again. Throws an `AppError` otherwise. */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  try {
    const { auth } = await startFirebase();
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    if (user.emailVerified) return 'signed-in';
    await signOut(auth);
    return 'not-confirmed';
  } catch (error) {
    if (error instanceof FirebaseError && WRONG_CREDENTIALS.has(error.code)) return 'wrong-credentials';
    throw toAppError(error);
  }
}
