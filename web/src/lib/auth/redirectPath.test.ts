import { describe, expect, it } from 'vitest';
import { isSafePath, parseRedirectPath, REDIRECT_COOKIE } from './redirectPath.ts';

describe('isSafePath (A-98)', () => {
  it.each([
    '/',
    '/dashboard/chatbots',
    '/dashboard/chatbot/x/activity/chats?chat=1#top',
    '/dashboard?q=a%2Fb%0Ac',
    '/a//b',
    '/signing',
  ])('takes %s', (path) => {
    expect(isSafePath(path)).toBe(true);
  });

  it.each([
    '',
    'dashboard',
    '//evil.example',
    '/\\evil.example',
    '/a\\b',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/a\nb',
    '/a\u0000',
    ` /a`,
    `/${'a'.repeat(2000)}`,
    `/${'a'.repeat(10_000)}`,
    '///evil.example',
    '/%2f%2fevil.example',
    '%2f%2fevil.example',
    '/%5Cevil.example',
    '/dashboard%2f..%2f..%2fevil',
    '/a\r\nSet-Cookie: x=1',
    '/a%0d%0aSet-Cookie:%20x=1',
    '/a%00',
  ])('refuses %j', (path) => {
    expect(isSafePath(path)).toBe(false);
  });
});

describe('the page to sign in', () => {
  it.each(['/signin', '/signin/', '/SignIn', '/signin?notice=email-changed', '/signin#top'])(
    'is never come back to: %s (A-98)',
    (path) => {
      expect(isSafePath(path)).toBe(false);
    },
  );
});

describe('parseRedirectPath', () => {
  it('is called by the prefix', () => {
    expect(REDIRECT_COOKIE).toBe('parlance-redirect-path');
  });

  it('reads the saved path', () => {
    expect(parseRedirectPath(`a=1; ${REDIRECT_COOKIE}=${encodeURIComponent('/dashboard?x=1')}`)).toBe('/dashboard?x=1');
  });

  it.each([
    encodeURIComponent('//evil.example'),
    encodeURIComponent('https://evil.example'),
    encodeURIComponent('/\\evil.example'),
    '%2f%2fevil.example',
    '/%0d%0aSet-Cookie:x',
    encodeURIComponent('/signin'),
    'javascript:alert(1)',
    '%E0%A4%A',
    '',
  ])('ignores a cookie that holds %s', (value) => {
    expect(parseRedirectPath(`${REDIRECT_COOKIE}=${value}`)).toBeUndefined();
  });
});
