import { changePassword } from '@parlance/domain/contracts/accounts';
import { type ReactNode, useState } from 'react';
import { useChallenge } from '#web/components/auth/useChallenge.tsx';
import { useRecentSignIn } from '#web/components/auth/useRecentSignIn.tsx';
import { paths } from '#web/config/paths.ts';
import { reauthenticate } from '#web/lib/auth/sign-in/reauthenticate.ts';
import { signIn } from '#web/lib/auth/sign-in/signIn.ts';
import { signOutFully } from '#web/lib/auth/signOutFully.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { pauseListeners } from '#web/lib/org/pauseListeners.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { LinkedMethod } from './linkedMethods.ts';

export type PasswordState = { kind: 'none' | 'busy' | 'wrong-password' } | { kind: 'failed'; error: unknown };

interface PasswordChange {
  state: PasswordState;
  change: (current: string, next: string, keeps: readonly LinkedMethod['id'][]) => void;
  /** To be rendered beside the form. */
  dialog: ReactNode;
}

/**
 * Sets the password, which ends this session too. The pages must not learn of it: they would sign out, in the midst of the new
 * session. So they get nothing more from the server until they are loaded afresh.
 */
async function setPassword(password: string, keeps: readonly LinkedMethod['id'][]): Promise<void> {
  const resume = await pauseListeners();
  try {
    await callContract(changePassword, { password, keeps: [...keeps] });
  } catch (error) {
    await resume();
    throw error;
  }
}

/** The change ended this session too: signs in with the new password and loads the page afresh, else asks to sign in. */
async function startOver(email: string, password: string): Promise<void> {
  const result = await signIn(email, password);
  if (result.kind === 'signed-in') window.location.assign(`${paths.settingsAccount()}?changed=password`);
  else await signOutFully(paths.signIn());
}

/** Proves who one is with the current password (and the second factor), or by a recent sign-in, and sets the new one. */
export function usePasswordChange(hasPassword: boolean): PasswordChange {
  const { email } = useMembership().profile;
  const challenge = useChallenge();
  const recent = useRecentSignIn();
  const [state, setState] = useState<PasswordState>({ kind: 'none' });

  const prove = async (password: string): Promise<PasswordState['kind']> => {
    const result = await reauthenticate({ kind: 'password', password });
    if (result === 'done') return 'busy';
    if (result === 'wrong-credentials') return 'wrong-password';
    return (await challenge.answer(result.challenge)) ? 'busy' : 'none';
  };
  const perform = async (
    current: string,
    next: string,
    keeps: readonly LinkedMethod['id'][],
  ): Promise<PasswordState> => {
    const proof = hasPassword ? await prove(current) : 'busy';
    if (proof !== 'busy') return proof === 'wrong-password' ? { kind: proof } : { kind: 'none' };
    const isDone = await recent.withRecentSignIn(() => setPassword(next, keeps));
    if (!isDone) return { kind: 'none' };
    await startOver(email, next).catch(() => signOutFully(paths.signIn()));
    return { kind: 'busy' };
  };
  const change = (current: string, next: string, keeps: readonly LinkedMethod['id'][]) => {
    setState({ kind: 'busy' });
    perform(current, next, keeps)
      .then(setState)
      .catch((error: unknown) => setState({ kind: 'failed', error }));
  };
  return {
    state,
    change,
    dialog: (
      <>
        {challenge.dialog}
        {recent.dialog}
      </>
    ),
  };
}
