import { expect, it } from 'vitest';
import { fallbackTitle } from './fallbackTitle.ts';

it.each([
  ['/en/terms-and-conditions', 'Terms and Conditions'],
  ['/dashboard/settings/canned-replies/', 'Canned Replies'],
  ['/dashboard/usage', 'Usage'],
  ['/the-way-to-go', 'The Way to Go'],
  ['/dashboard/chatbot/Kf93hAq0ZkLmPq82XyTu', 'Chatbot'],
  ['/', ''],
])('the address %s is titled "%s"', (pathname, title) => {
  expect(fallbackTitle(pathname)).toBe(title);
});
