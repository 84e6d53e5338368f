import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { detectLocale } from './detectLocale.ts';
import { localeCookie } from '#web/lib/browser/localeCookie.ts';

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

const script = readFileSync(new URL('../../../public/locale.js', import.meta.url), 'utf8');

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

describe('public/locale.js', () => {
  it.each(CASES)('agrees with detectLocale: cookie "%s", languages %j, %s', (cookie, languages, expected) => {
    const page = {
      document: { cookie },
      navigator: { languages, language: languages[0] },
      location: { replace: (path: string) => void (page.went = path) },
      went: '',
    };
    runInNewContext(script, page);
    expect(page.went).toBe(`/${expected}`);
    expect(page.document.cookie).toBe(localeCookie(expected));
  });
});
