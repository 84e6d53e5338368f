import { AppError } from '@parlance/domain/errors';
import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reauthenticateWithRedirect,
  type User,
} from 'firebase/auth';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';
import type { Challenge } from '../second-factor/Challenge.ts';
import { challengeFrom } from '../second-factor/challengeFrom.ts';
import type { EmulatedAccount } from '../providers/EmulatedAccount.ts';
import { emulatedCredential } from '../providers/emulatedCredential.ts';
import { isWrongCredentials } from './isWrongCredentials.ts';
import { oauthProvider } from '../providers/oauthProvider.ts';
import type { ProviderKey } from '../providers/providers.ts';
import { withPopup } from '../providers/withPopup.ts';

/** Proof of a signed-in person that it is still them. `account` is the one they chose under the emulators. */
export type Proof =
  | { kind: 'password'; password: string }
  | { kind: 'provider'; provider: ProviderKey; account?: EmulatedAccount };

type Reauthentication = 'done' | 'wrong-credentials' | { kind: 'second-factor'; challenge: Challenge };

async function prove(user: User, proof: Proof): Promise<void> {
  if (proof.kind === 'password') {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', proof.password));
  } else if (proof.account) {
    await reauthenticateWithCredential(user, emulatedCredential(proof.provider, proof.account));
  } else {
    const provider = oauthProvider(proof.provider);
    await withPopup(
      () => reauthenticateWithPopup(user, provider, browserPopupRedirectResolver),
      () => reauthenticateWithRedirect(user, provider, browserPopupRedirectResolver),
    );
  }
}

/**
 * Signs the signed-in person in once more, before something that needs it to be recent. A second factor is answered by
 * `answerChallenge`. Throws an `AppError` otherwise: `cancelled` when the provider's window was closed.
 */
export async function reauthenticate(proof: Proof): Promise<Reauthentication> {
  const { auth } = await startFirebase();
  try {
    if (!auth.currentUser) throw new AppError('unauthenticated');
    await prove(auth.currentUser, proof);
    // A callable looks at the token's time of sign-in.
    await auth.currentUser.getIdToken(true);
    return 'done';
  } catch (error) {
    const challenge = challengeFrom(auth, error);
    if (challenge) return { kind: 'second-factor', challenge };
    if (isWrongCredentials(error)) return 'wrong-credentials';
    throw toAppError(error);
  }
}
