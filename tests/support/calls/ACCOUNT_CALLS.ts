import * as accounts from '@parlance/domain/contracts/accounts';
import { sendContactRequest } from '@parlance/domain/contracts/contact';
import { acceptInvite, readInvite, setUpInvitedAccount } from '@parlance/domain/contracts/members';
import * as trials from '@parlance/domain/contracts/trials/siteTrials';
import { EMPTY_ANSWERS } from '@parlance/domain/documents/accounts/onboarding';
import { TERMS_VERSION } from '@parlance/domain/site/TERMS_VERSION';
import type { Call } from './Call.ts';

const token = 'x'.repeat(43);
const TRIAL_KEY = 'x'.repeat(22);
const email = 'ada@example.com';
const password = 'analytical engine';
const BUSINESS = { organizationName: 'One', businessType: 'retail', country: 'DE' };
const ANSWERS = { fullName: 'Ada', ...BUSINESS, locale: 'en', terms: TERMS_VERSION };

/** Every callable of an account or of nobody, with an input of the right form. */
export const ACCOUNT_CALLS: readonly Call[] = [
  { ...acceptInvite, sample: { token } },
  { ...accounts.changePassword, sample: { password, keeps: ['google.com'] }, free: ['password'] },
  { ...accounts.completeSignUp, sample: { answers: ANSWERS }, nullable: ['answers'] },
  { ...accounts.confirmByProvider, sample: {} },
  { ...accounts.confirmEmail, sample: { token } },
  { ...accounts.confirmEmailChange, sample: { token } },
  { ...accounts.deleteAccount, sample: {} },
  { ...accounts.endAllSessions, sample: {} },
  { ...accounts.endSession, sample: { began: 1_700_000_000 } },
  { ...accounts.noteSession, sample: {} },
  { ...readInvite, sample: { token } },
  { ...accounts.requestEmailChange, sample: { email, locale: 'en' } },
  { ...accounts.requestPasswordReset, sample: { email, locale: 'en' } },
  { ...accounts.requestSignInLink, sample: { email, locale: 'en' } },
  { ...accounts.resendConfirmation, sample: { email, locale: 'en' } },
  { ...accounts.signInByLink, sample: { token } },
  { ...accounts.resetPassword, sample: { token, password }, free: ['password'] },
  { ...accounts.saveOnboarding, sample: { onboarding: { answers: EMPTY_ANSWERS, step: 1, status: 'open' } } },
  {
    ...sendContactRequest,
    sample: {
      requestId: 'x'.repeat(20),
      email,
      phone: '',
      message: 'Hello',
      consent: true,
      locale: 'en',
      website: '',
      filledMs: 20_000,
    },
    free: ['phone', 'message', 'website'],
  },
  { ...trials.prepareSiteTrial, sample: { key: TRIAL_KEY } },
  {
    ...trials.startSiteTrial,
    sample: { key: TRIAL_KEY, url: 'https://shop.example', locale: 'en' },
    free: ['url'],
  },
  { ...trials.readSiteTrial, sample: { key: TRIAL_KEY } },
  {
    ...trials.changeSiteTrial,
    sample: {
      key: TRIAL_KEY,
      proposal: {
        displayName: 'Guide',
        initialMessages: ['Hello'],
        conversationStarters: ['How long?'],
        bubbleButtonColor: '#1D4ED8',
        systemInstructions: 'Be brief.',
      },
    },
    free: [
      'proposal.displayName',
      'proposal.initialMessages',
      'proposal.conversationStarters',
      'proposal.systemInstructions',
    ],
  },
  { ...trials.saveSiteTrialPicture, sample: { key: TRIAL_KEY, data: 'iVBORw0KGgo=' }, free: ['data'] },
  { ...trials.askSiteTrial, sample: { key: TRIAL_KEY, text: 'Hello?', locale: 'en', turns: [] }, free: ['text'] },
  {
    ...setUpInvitedAccount,
    sample: { token, fullName: 'Ada', password, locale: 'en' },
    free: ['fullName', 'password'],
  },
  { ...accounts.signUp, sample: { ...ANSWERS, email, password }, free: ['fullName', 'organizationName', 'password'] },
];
