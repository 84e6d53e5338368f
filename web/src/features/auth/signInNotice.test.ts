import { describe, expect, it } from 'vitest';
import { paths } from '#web/config/paths.ts';
import { signInNotice } from './signInNotice.ts';

function noticeOf(path: string): string | undefined {
  return signInNotice(new URL(path, 'https://parlance.example').searchParams);
}

describe('signInNotice', () => {
  it('knows what the app sends, and nothing else', () => {
    expect(noticeOf(paths.signInAfter('password-changed'))).toBe('signin.passwordChanged');
    expect(noticeOf(paths.signInAfter('email-changed'))).toBe('signin.emailChanged');
    expect(noticeOf(paths.signInAfter('session-ended'))).toBe('signin.sessionEnded');
    expect(noticeOf('/signin?notice=call-this-number')).toBeUndefined();
    expect(noticeOf('/signin')).toBeUndefined();
  });
});
