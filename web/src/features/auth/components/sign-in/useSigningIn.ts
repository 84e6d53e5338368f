import { resendConfirmation } from '@parlance/domain/contracts/accounts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import type { Challenge } from '#web/lib/auth/second-factor/Challenge.ts';
import type { EmulatedAccount } from '#web/lib/auth/providers/EmulatedAccount.ts';
import type { ProviderKey } from '#web/lib/auth/providers/providers.ts';
import { takeRedirectAnswer } from '#web/lib/auth/sign-in/redirectAnswer.ts';
import { signIn } from '#web/lib/auth/sign-in/signIn.ts';
import type { SignInResult } from '#web/lib/auth/sign-in/SignInResult.ts';
import { signInWithProvider } from '#web/lib/auth/sign-in/signInWithProvider.ts';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { callContract } from '#web/lib/functions/callContract.ts';

type SigningInState =
  | { kind: 'none' | 'busy' | 'wrong-credentials' | 'provider-refused' | 'other-method' }
  | { kind: 'second-factor'; challenge: Challenge }
  | { kind: 'failed'; error: unknown };

export interface SigningIn {
  state: SigningInState;
  withPassword: (email: string, password: string) => void;
  withProvider: (provider: ProviderKey, account?: EmulatedAccount) => void;
  /** The second factor was right. */
  finish: () => void;
  cancel: () => void;
}

/**
 * Every way of signing in, and where it stands. After a success it stays busy: the session changes by itself, and with it the page.
 * `onSignedIn` is called before that.
 */
export function useSigningIn(onSignedIn: () => void): SigningIn {
  const toast = useToast();
  const { locale } = useLocale();
  const [state, setState] = useState<SigningInState>({ kind: 'none' });

  /** Nothing was mailed yet to somebody whose address the provider does not vouch for. Leaving the page would cut it. */
  const mailConfirmation = async (email: string) => {
    try {
      await callContract(resendConfirmation, { email, locale });
    } catch (error) {
      toast.failure(error);
    }
  };
  const take = async (result: SignInResult, isProvider: boolean) => {
    switch (result.kind) {
      case 'signed-in':
        if (isProvider && !result.isConfirmed) await mailConfirmation(result.email);
        onSignedIn();
        return;
      case 'wrong-credentials':
        setState({ kind: isProvider ? 'provider-refused' : result.kind });
        return;
      case 'other-method':
      case 'second-factor':
        setState(result);
    }
  };
  const fail = (error: unknown) => {
    // Who closes the provider's window has changed their mind.
    setState(toAppError(error).code === 'cancelled' ? { kind: 'none' } : { kind: 'failed', error });
  };
  const attempt = (trying: Promise<SignInResult>, isProvider: boolean) => {
    setState({ kind: 'busy' });
    trying.then((result) => take(result, isProvider)).catch(fail);
  };
  const pickUp = useEffectEvent((result: SignInResult | undefined) => {
    if (result) void take(result, true);
  });
  const giveUp = useEffectEvent(fail);
  useEffect(() => {
    const read = async () => {
      try {
        pickUp(await takeRedirectAnswer());
      } catch (error) {
        giveUp(error);
      }
    };
    void read();
  }, []);

  return {
    state,
    withPassword: (email, password) => attempt(signIn(email, password), false),
    withProvider: (provider, account) => attempt(signInWithProvider(provider, account), true),
    finish: () => {
      setState({ kind: 'busy' });
      onSignedIn();
    },
    cancel: () => setState({ kind: 'none' }),
  };
}
