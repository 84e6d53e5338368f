import {
  type Auth,
  browserPopupRedirectResolver,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
  type UserCredential,
} from 'firebase/auth';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';
import type { EmulatedAccount } from '../providers/EmulatedAccount.ts';
import { emulatedCredential } from '../providers/emulatedCredential.ts';
import { oauthProvider } from '../providers/oauthProvider.ts';
import type { ProviderKey } from '../providers/providers.ts';
import { refusedSignIn } from './refusedSignIn.ts';
import type { SignInResult } from './SignInResult.ts';
import { toSignedIn } from './toSignedIn.ts';
import { withPopup } from '../providers/withPopup.ts';

function ask(auth: Auth, key: ProviderKey, account: EmulatedAccount | undefined): Promise<UserCredential> {
  if (account) return signInWithCredential(auth, emulatedCredential(key, account));
  const provider = oauthProvider(key);
  return withPopup(
    () => signInWithPopup(auth, provider, browserPopupRedirectResolver),
    () => signInWithRedirect(auth, provider, browserPopupRedirectResolver),
  );
}

/**
 * Signs in with a provider; who is new gets an account. `account` is whom they chose under the emulators.
 * Throws an `AppError`: `cancelled` when the provider's window was closed.
 */
export async function signInWithProvider(key: ProviderKey, account?: EmulatedAccount): Promise<SignInResult> {
  const { auth } = await startFirebase();
  try {
    const { user } = await ask(auth, key, account);
    return await toSignedIn(user);
  } catch (error) {
    return refusedSignIn(auth, error);
  }
}
