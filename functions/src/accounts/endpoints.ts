import { completeSignUp as completeSignUpContract } from '@parlance/domain/contracts/completeSignUp';
import { resendConfirmation as resendConfirmationContract } from '@parlance/domain/contracts/resendConfirmation';
import { signUp as signUpContract } from '@parlance/domain/contracts/signUp';
import { publicCallable, userCallable } from '../platform/defineCallable.ts';
import { completeSignUp as completeSignUpCase } from './completeSignUp.ts';
import { resendConfirmation as resendConfirmationCase } from './resendConfirmation.ts';
import { signUp as signUpCase } from './signUp.ts';

export const signUp = publicCallable(signUpContract, async ({ input, address }) => {
  await signUpCase(input, address);
  return {};
});

export const resendConfirmation = publicCallable(resendConfirmationContract, async ({ input, address }) => {
  await resendConfirmationCase(input.email, input.locale, address);
  return {};
});

export const completeSignUp = userCallable(completeSignUpContract, async ({ who }) => ({
  orgId: await completeSignUpCase(who),
}));
