import type { AccountMailKind } from '@parlance/domain/documents/mail';
import type { MailText } from './MailCatalogue.ts';

/** Mails about an account. */
export const EN_ACCOUNT_MAILS: Readonly<Record<AccountMailKind, MailText>> = {
  'confirm-email': {
    subject: 'Confirm your e-mail address',
    paragraphs: [
      'Please confirm that this e-mail address is yours. Then you can train your first chatbot.',
      'The link works for three days, once.',
    ],
    button: 'Confirm e-mail address',
    footer:
      'If you did not sign up for Parlance, you can ignore this mail. No account is active until the address is confirmed.',
  },
  'account-exists': {
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, wanted to use this e-mail address for a Parlance account. It already has one.',
      'Sign in with it. If you have forgotten the password, you can set a new one there.',
    ],
    button: 'Sign in',
    footer: 'If that was not you, there is nothing to do: nothing has changed.',
  },
  'reset-password': {
    subject: 'Set a new password',
    paragraphs: [
      'You can set a new password for your Parlance account here. The link works for one hour, once.',
      'When the new password is set, every device is signed out.',
    ],
    button: 'Set a new password',
    footer: 'If you did not ask for this, you can ignore this mail: your password stays as it is.',
  },
  'sign-in-link': {
    subject: 'Your link to sign in',
    paragraphs: ['You can sign in to Parlance with this link. It works for 15 minutes, once.'],
    button: 'Sign in',
    footer:
      'If you did not ask for this, you can ignore this mail. Do not pass the link on: whoever has it can sign in.',
  },
  'sign-in-link-refused': {
    subject: 'Sign in with your password',
    paragraphs: [
      'A link to sign in to your Parlance account was asked for. Your account has a second factor, which a link would get around: please sign in with your password, Google or Microsoft.',
    ],
    button: 'Sign in',
    footer: 'If you did not ask for this, you can ignore this mail.',
  },
  'password-changed': {
    subject: 'Your password has been changed',
    paragraphs: ['The password of your Parlance account has been changed, and every device has been signed out.'],
    button: 'Sign in',
    footer: 'If that was not you, set a new password at once: follow “Forgot password?” on the sign-in page.',
  },
  'sign-in-method-added': {
    subject: 'A new way to sign in to your account',
    paragraphs: ['From now on your Parlance account can also be signed in to with {method}.'],
    button: 'See how you sign in',
    footer:
      'If that was not you, change your password at once: on the account page you choose which other ways of signing in stay.',
  },
  'account-deleted': {
    subject: 'Your account has been deleted',
    paragraphs: [
      'Your Parlance account and all its memberships have been deleted, as you asked.',
      'Thank you for the time you spent with us.',
    ],
    button: 'Go to Parlance',
    footer: 'If that was not you, please answer this mail.',
  },
  'confirm-new-email': {
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      'This is to become the e-mail address of your Parlance account. Please confirm that it is yours.',
      'The link works for one hour, once. Afterwards you sign in with the new address on every device.',
    ],
    button: 'Confirm new address',
    footer: 'If you know nothing of this, you can ignore this mail: nothing changes without the confirmation.',
  },
  'email-change-requested': {
    subject: 'Your e-mail address is about to change',
    paragraphs: [
      'The e-mail address of your Parlance account is to become {newEmail}. It changes as soon as the new address is confirmed.',
    ],
    button: 'Sign in',
    footer: 'If that was not you, sign in and change your password at once.',
  },
  'email-changed': {
    subject: 'Your e-mail address has been changed',
    paragraphs: [
      'Your Parlance account now has the e-mail address {newEmail}. This address is no longer connected to it.',
    ],
    button: 'Sign in',
    footer: 'If that was not you, please answer this mail.',
  },
};
