import type { MessageId } from '#web/i18n/messageId.ts';

export interface SignInNotice {
  text: MessageId;
  severity: 'success' | 'info';
}

/** What the sign-in page says about what just happened, by the `notice` of its address. Anything else says nothing. */
export function signInNotice(search: URLSearchParams): SignInNotice | undefined {
  switch (search.get('notice')) {
    case 'password-changed':
      return { text: 'signin.passwordChanged', severity: 'success' };
    case 'email-changed':
      return { text: 'signin.emailChanged', severity: 'success' };
    case 'session-ended':
      return { text: 'signin.sessionEnded', severity: 'info' };
    default:
      return undefined;
  }
}
