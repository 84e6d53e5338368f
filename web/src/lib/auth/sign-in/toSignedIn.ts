import { confirmByProvider } from '@parlance/domain/contracts/accounts';
import { AppError } from '@parlance/domain/errors';
import { isVisitorUid } from '@parlance/domain/identity';
import { signOut, type User } from 'firebase/auth';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';
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

/** The server refuses the account of a visitor's browser to which a stranger gave this person's address, and deletes it. */
async function leaveVisitorAccount(): Promise<never> {
  try {
    await callContract(confirmByProvider, {});
  } finally {
    await signOut((await startFirebase()).auth);
  }
  throw new AppError('unauthenticated');
}

/**
 * A success of signing in. Throws an `AppError` where the server could not be asked, and `unauthenticated` where the person has to
 * sign in once more, to an account of their own.
 */
export async function toSignedIn(user: User): Promise<SignInResult> {
  if (isVisitorUid(user.uid)) return leaveVisitorAccount();
  return { kind: 'signed-in', email: user.email ?? '', isConfirmed: await confirm(user) };
}
