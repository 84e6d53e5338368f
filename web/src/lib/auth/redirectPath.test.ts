import { describe, expect, it } from 'vitest';
import { isSafePath, parseRedirectPath, REDIRECT_COOKIE } from './redirectPath.ts';

describe('isSafePath', () => {
  it.each(['/', '/dashboard/chatbots', '/dashboard/chatbot/x/activity/chats?chat=1#top', '/a//b'])(
    'takes %s',
    (path) => {
      expect(isSafePath(path)).toBe(true);
    },
  );

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
  ])('refuses %j', (path) => {
    expect(isSafePath(path)).toBe(false);
  });
});

describe('parseRedirectPath', () => {
  it('reads the saved path', () => {
    expect(parseRedirectPath(`a=1; ${REDIRECT_COOKIE}=${encodeURIComponent('/dashboard?x=1')}`)).toBe('/dashboard?x=1');
  });

  it.each([encodeURIComponent('//evil.example'), '%E0%A4%A', ''])('ignores a cookie that holds %s', (value) => {
    expect(parseRedirectPath(`${REDIRECT_COOKIE}=${value}`)).toBeUndefined();
  });
});
