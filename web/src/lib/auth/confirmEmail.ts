import { FirebaseError } from 'firebase/app';
import { applyActionCode } from 'firebase/auth';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';
import { refreshSession } from './refreshSession.ts';

const SPENT = new Set([
  'auth/invalid-action-code',
  'auth/expired-action-code',
  'auth/user-not-found',
  'auth/user-disabled',
]);

/** Uses the code of a confirmation mail. `spent`: unknown, used or too old. Throws an `AppError` otherwise. */
export async function confirmEmail(code: string): Promise<'confirmed' | 'spent'> {
  try {
    const { auth } = await startFirebase();
    await applyActionCode(auth, code);
  } catch (error) {
    if (error instanceof FirebaseError && SPENT.has(error.code)) return 'spent';
    throw toAppError(error);
  }
  await refreshSession();
  return 'confirmed';
}
