import { resetPassword as contract } from '@parlance/domain/contracts/accounts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { sessionStore } from '../session/sessionStore.ts';
import { signIn } from './signIn.ts';
import type { SignInResult } from './SignInResult.ts';

/**
 * Sets a password by the token of a mail and signs in with it. Where that fails although the password is set, the answer is
 * `wrong-credentials`. Throws the `AppError` of the callable.
 */
export async function resetPassword(token: string, password: string): Promise<SignInResult> {
  const { email } = await callContract(contract, { token, password });
  sessionStore.announce('PASSWORD_RECOVERY');
  try {
    return await signIn(email, password);
  } catch {
    return { kind: 'wrong-credentials' };
  }
}
