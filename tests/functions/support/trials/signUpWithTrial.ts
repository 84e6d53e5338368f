import { completeSignUp } from '@parlance/domain/contracts/accounts';
import { newId } from '@parlance/domain/ids';
import { expect } from 'vitest';
import { signUp } from '../../../../functions/src/identity/accounts/signUp.ts';
import { admin } from '../../../support/admin.ts';
import { callContract } from '../../../support/callContract.ts';
import { signIn } from '../../../support/accounts/signIn.ts';
import { signUpInput } from '../accounts/signUpInput.ts';

/** A confirmed account that brought a trial's key along, and the organization that it gets. */
export async function signUpWithTrial(trialKey: string): Promise<string> {
  const input = signUpInput({ trialKey });
  await signUp(input, newId());
  const { uid } = await admin.auth.getUserByEmail(input.email);
  await admin.auth.updateUser(uid, { emailVerified: true });
  await admin.auth.setCustomUserClaims(uid, { confirmedEmail: input.email });
  const { idToken } = await signIn(input.email, input.password);
  const calls = [1, 2].map(() => callContract(completeSignUp, { answers: null }, idToken));
  const [{ orgId } = { orgId: '' }, again] = await Promise.all(calls);
  expect(again).toEqual({ orgId });
  return orgId;
}
