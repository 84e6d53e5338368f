import {
  changePassword as changePasswordContract,
  completeSignUp as completeSignUpContract,
  confirmEmail as confirmEmailContract,
  confirmEmailChange as confirmEmailChangeContract,
  deleteAccount as deleteAccountContract,
  requestEmailChange as requestEmailChangeContract,
  requestPasswordReset as requestPasswordResetContract,
  resendConfirmation as resendConfirmationContract,
  resetPassword as resetPasswordContract,
  saveOnboarding as saveOnboardingContract,
  signUp as signUpContract,
} from '@parlance/domain/contracts/accounts';
import { accountCallable, publicCallable, userCallable } from '../access/defineCallable.ts';
import { changePassword as changePasswordCase } from './changePassword.ts';
import { completeSignUp as completeSignUpCase } from './completeSignUp.ts';
import { confirmEmail as confirmEmailCase } from './tokens/confirmEmail.ts';
import { confirmEmailChange as confirmEmailChangeCase } from './tokens/confirmEmailChange.ts';
import { deleteAccount as deleteAccountCase } from './deleteAccount.ts';
import { requestEmailChange as requestEmailChangeCase } from './requestEmailChange.ts';
import { requestPasswordReset as requestPasswordResetCase } from './requestPasswordReset.ts';
import { resendConfirmation as resendConfirmationCase } from './resendConfirmation.ts';
import { resetPassword as resetPasswordCase } from './resetPassword.ts';
import { saveOnboarding as saveOnboardingCase } from './saveOnboarding.ts';
import { signUp as signUpCase } from './signUp.ts';

export const signUp = publicCallable(signUpContract, async ({ input, address }) => {
  await signUpCase(input, address);
  return {};
});

export const resendConfirmation = publicCallable(resendConfirmationContract, async ({ input, address }) => {
  await resendConfirmationCase(input.email, input.locale, address);
  return {};
});

export const confirmEmail = accountCallable(confirmEmailContract, async ({ input, who }) => {
  await confirmEmailCase(who, input.token);
  return {};
});

export const completeSignUp = userCallable(completeSignUpContract, async ({ input, who }) => ({
  orgId: await completeSignUpCase(who, input.answers),
}));

export const saveOnboarding = userCallable(saveOnboardingContract, async ({ input, who }) => {
  await saveOnboardingCase(who, input.onboarding);
  return {};
});

export const requestPasswordReset = publicCallable(requestPasswordResetContract, async ({ input, address }) => {
  await requestPasswordResetCase(input.email, input.locale, address);
  return {};
});

export const resetPassword = publicCallable(resetPasswordContract, async ({ input, address }) => ({
  email: await resetPasswordCase(input.token, input.password, address),
}));

export const changePassword = userCallable(changePasswordContract, async ({ input, who }) => {
  await changePasswordCase(who, input.password);
  return {};
});

export const requestEmailChange = userCallable(requestEmailChangeContract, async ({ input, who }) => {
  await requestEmailChangeCase(who, input.email, input.locale);
  return {};
});

export const confirmEmailChange = publicCallable(confirmEmailChangeContract, async ({ input, address }) => ({
  email: await confirmEmailChangeCase(input.token, address),
}));

export const deleteAccount = userCallable(
  deleteAccountContract,
  async ({ who }) => {
    await deleteAccountCase(who);
    return {};
  },
  { timeoutSeconds: 300 },
);
