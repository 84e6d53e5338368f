import { describe, expect, it } from 'vitest';
import { detectLocale } from './detectLocale.ts';

const CASES = [
  ['', ['de-AT', 'en'], 'de'],
  ['', ['fr-FR', 'de', 'en'], 'de'],
  ['', ['fr'], 'en'],
  ['', [], 'en'],
  ['locale=en', ['de'], 'en'],
  ['a=1; locale=de; b=2', ['en'], 'de'],
  ['locale=xx', ['de'], 'de'],
  ['mylocale=de', ['en'], 'en'],
] as const;

describe('detectLocale', () => {
  it.each(CASES)('with cookie "%s" and languages %j is %s', (cookie, languages, expected) => {
    expect(detectLocale('/', cookie, languages)).toBe(expected);
  });

  it.each([
    ['/de', 'de'],
    ['/en/nowhere', 'en'],
    ['/de/nowhere', 'de'],
    ['/english', 'de'],
    ['/dashboard/en', 'de'],
  ] as const)('at %s with a German cookie is %s', (pathname, expected) => {
    expect(detectLocale(pathname, 'locale=de', ['en'])).toBe(expected);
  });
});
