import type { MessageId } from '#web/i18n/messageId.ts';

export interface SignInNotice {
  text: MessageId;
  severity: 'success' | 'info';
}

/** Notice of the sign-in page about what just happened, by the `notice` of its address. Undefined for anything else. */
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
