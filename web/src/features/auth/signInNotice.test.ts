import { describe, expect, it } from 'vitest';
import { paths } from '#web/config/paths.ts';
import { type SignInNotice, signInNotice } from './signInNotice.ts';

function noticeOf(path: string): SignInNotice | undefined {
  return signInNotice(new URL(path, 'https://parlance.example').searchParams);
}

describe('signInNotice', () => {
  it('knows what the app sends, and nothing else', () => {
    expect(noticeOf(paths.signInAfter('password-changed'))).toEqual({
      text: 'signin.passwordChanged',
      severity: 'success',
    });
    expect(noticeOf(paths.signInAfter('email-changed'))).toEqual({ text: 'signin.emailChanged', severity: 'success' });
    expect(noticeOf(paths.signInAfter('session-ended'))).toEqual({ text: 'signin.sessionEnded', severity: 'info' });
    expect(noticeOf('/signin?notice=call-this-number')).toBeUndefined();
    expect(noticeOf('/signin')).toBeUndefined();
  });
});
