import { toAppError } from '#web/lib/errors/toAppError.ts';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';
import { isConfirmedToken } from './isConfirmedToken.ts';

/** Asks the server whether the signed-in person's address is confirmed by now and takes the new token. */
export async function refreshSession(): Promise<boolean> {
  try {
    const { auth } = await startFirebase();
    if (!auth.currentUser) return false;
    await auth.currentUser.reload();
    return isConfirmedToken(await auth.currentUser.getIdTokenResult(true));
  } catch (error) {
    throw toAppError(error);
  }
}
