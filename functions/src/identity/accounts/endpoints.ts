import * as contracts from '@parlance/domain/contracts/accounts';
import { type Endpoint, accountEndpoint, publicEndpoint, userEndpoint } from '../../kernel/access/endpoint.ts';
import { requireLiveSession } from '../../kernel/access/requireLiveSession.ts';
import { changePassword } from './changePassword.ts';
import { confirmByProvider } from './confirmByProvider.ts';
import { completeSignUp } from './completeSignUp.ts';
import { confirmEmail } from './tokens/confirmEmail.ts';
import { confirmEmailChange } from './tokens/confirmEmailChange.ts';
import { deleteAccount } from './deleteAccount.ts';
import { requestEmailChange } from './requestEmailChange.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { resendConfirmation } from './resendConfirmation.ts';
import { requestSignInLink } from './signInLink/requestSignInLink.ts';
import { signInByLink } from './signInLink/signInByLink.ts';
import { resetPassword } from './resetPassword.ts';
import { saveOnboarding } from './saveOnboarding.ts';
import { endSession } from './sessions/endSession.ts';
import { revokeSessions } from './sessions/revokeSessions.ts';
import { signUp } from './signUp.ts';

export const accountEndpoints: readonly Endpoint[] = [
  publicEndpoint(contracts.signUp, async ({ input, address }) => {
    await signUp(input, address);
    return {};
  }),
  publicEndpoint(contracts.resendConfirmation, async ({ input, address }) => {
    await resendConfirmation(input.email, input.locale, address);
    return {};
  }),
  accountEndpoint(contracts.confirmEmail, async ({ input, who }) => {
    await confirmEmail(who, input.token);
    return {};
  }),
  accountEndpoint(contracts.confirmByProvider, async ({ who }) => ({ isConfirmed: await confirmByProvider(who) })),
  userEndpoint(contracts.completeSignUp, async ({ input, who }) => ({
    orgId: await completeSignUp(who, input.answers),
  })),
  userEndpoint(contracts.saveOnboarding, async ({ input, who }) => {
    await saveOnboarding(who, input.onboarding);
    return {};
  }),
  publicEndpoint(contracts.requestPasswordReset, async ({ input, address }) => {
    await requestPasswordReset(input.email, input.locale, address);
    return {};
  }),
  publicEndpoint(contracts.requestSignInLink, async ({ input, address }) => {
    await requestSignInLink(input.email, input.locale, address);
    return {};
  }),
  publicEndpoint(contracts.signInByLink, async ({ input, address }) => ({
    customToken: await signInByLink(input.token, address),
  })),
  publicEndpoint(contracts.resetPassword, async ({ input, address }) => ({
    email: await resetPassword(input.token, input.password, address),
  })),
  userEndpoint(contracts.changePassword, async ({ input, who }) => {
    await changePassword(who, input.password, input.keeps);
    return {};
  }),
  userEndpoint(contracts.noteSession, async ({ who, userAgent }) => {
    const { noteSession } = await import('./sessions/noteSession.ts');
    await noteSession(who, userAgent);
    return {};
  }),
  userEndpoint(contracts.endSession, async ({ input, who }) => {
    await endSession(who, input.began);
    return {};
  }),
  userEndpoint(contracts.endAllSessions, async ({ who }) => {
    await requireLiveSession(who);
    await revokeSessions(who.uid);
    return {};
  }),
  userEndpoint(contracts.requestEmailChange, async ({ input, who }) => {
    await requestEmailChange(who, input.email, input.locale);
    return {};
  }),
  publicEndpoint(contracts.confirmEmailChange, async ({ input, address }) => ({
    email: await confirmEmailChange(input.token, address),
  })),
  userEndpoint(contracts.deleteAccount, async ({ who }) => {
    await deleteAccount(who);
    return {};
  }),
];
