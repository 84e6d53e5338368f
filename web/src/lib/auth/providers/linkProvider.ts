import { AppError } from '@parlance/domain/errors';
import { FirebaseError } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  linkWithCredential,
  linkWithPopup,
  linkWithRedirect,
  type User,
} from 'firebase/auth';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';
import type { EmulatedAccount } from './EmulatedAccount.ts';
import { emulatedCredential } from './emulatedCredential.ts';
import { oauthProvider } from './oauthProvider.ts';
import type { ProviderKey } from './providers.ts';
import { withPopup } from './withPopup.ts';

const IN_USE = new Set(['auth/credential-already-in-use', 'auth/email-already-in-use']);

async function link(user: User, provider: ProviderKey, account: EmulatedAccount | undefined): Promise<void> {
  if (account) {
    await linkWithCredential(user, emulatedCredential(provider, account));
    return;
  }
  const asked = oauthProvider(provider);
  await withPopup(
    () => linkWithPopup(user, asked, browserPopupRedirectResolver),
    () => linkWithRedirect(user, asked, browserPopupRedirectResolver),
  );
}

/**
 * Lets the signed-in person sign in with a provider too. `in-use`: that account is somebody's already. `account` is whom they
 * chose under the emulators. Throws an `AppError`: `cancelled` when the provider's window was closed.
 */
export async function linkProvider(provider: ProviderKey, account?: EmulatedAccount): Promise<'linked' | 'in-use'> {
  try {
    const { auth } = await startFirebase();
    if (!auth.currentUser) throw new AppError('unauthenticated');
    await link(auth.currentUser, provider, account);
    // The new identity shows in the session once the account is read again.
    await auth.currentUser.reload();
    return 'linked';
  } catch (error) {
    if (error instanceof FirebaseError && IN_USE.has(error.code)) return 'in-use';
    throw toAppError(error);
  }
}
