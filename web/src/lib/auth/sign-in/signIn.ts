import { signInWithEmailAndPassword } from 'firebase/auth';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';
import { refusedSignIn } from './refusedSignIn.ts';
import type { SignInResult } from './SignInResult.ts';
import { toSignedIn } from './toSignedIn.ts';

/** Signs in with e-mail and password. Throws an `AppError` when it could not be tried. */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  const { auth } = await startFirebase();
  try {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    return await toSignedIn(user);
  } catch (error) {
    return refusedSignIn(auth, error);
  }
}
