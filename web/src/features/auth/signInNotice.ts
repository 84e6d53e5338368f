import type { MessageId } from '#web/i18n/messageId.ts';

/** What the sign-in page says about what just happened, by the `notice` of its address. Anything else says nothing. */
export function signInNotice(search: URLSearchParams): MessageId | undefined {
  switch (search.get('notice')) {
    case 'password-changed':
      return 'signin.passwordChanged';
    case 'email-changed':
      return 'signin.emailChanged';
    case 'session-ended':
      return 'signin.sessionEnded';
    default:
      return undefined;
  }
}
