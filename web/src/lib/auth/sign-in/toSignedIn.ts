import { confirmByProvider } from '@parlance/domain/contracts/accounts';
import type { User } from 'firebase/auth';
import { callContract } from '#web/lib/functions/callContract.ts';
import { isConfirmedToken } from '../session/isConfirmedToken.ts';
import type { SignInResult } from './SignInResult.ts';

/** A sign-in with Google confirms an account that waited for its confirmation, in the token too. */
async function confirm(user: User): Promise<boolean> {
  const result = await user.getIdTokenResult();
  if (isConfirmedToken(result) || result.signInProvider !== 'google.com') return isConfirmedToken(result);
  await callContract(confirmByProvider, {});
  return isConfirmedToken(await user.getIdTokenResult(true));
}

/** A success of signing in. Throws an `AppError` where the server could not be asked. */
export async function toSignedIn(user: User): Promise<SignInResult> {
  return { kind: 'signed-in', email: user.email ?? '', isConfirmed: await confirm(user) };
}
