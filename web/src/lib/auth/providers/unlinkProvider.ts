import { AppError } from '@parlance/domain/errors';
import { FirebaseError } from 'firebase/app';
import { unlink } from 'firebase/auth';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';
import { PROVIDER_IDS, type ProviderKey } from './providers.ts';

/**
 * The signed-in person can't sign in with a provider any more. One that is not linked counts as done. The caller keeps the last
 * way of signing in. Throws an `AppError`.
 */
export async function unlinkProvider(provider: ProviderKey): Promise<void> {
  try {
    const { auth } = await startFirebase();
    if (!auth.currentUser) throw new AppError('unauthenticated');
    await unlink(auth.currentUser, PROVIDER_IDS[provider]);
    await auth.currentUser.reload();
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'auth/no-such-provider') return;
    throw toAppError(error);
  }
}
