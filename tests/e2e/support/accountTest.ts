import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Locale } from '@parlance/domain/locales';
import { type Translate, webTexts } from './texts.ts';

/**
 * Violation as Chromium writes it to the console. Without a connection Firestore's SDK requests an image of Google's, to record
 * whether there is one: the request needs no answer, and gets none.
 */
const VIOLATION = /^(?!.*cleardot\.gif).*Content Security Policy/s;

interface AccountFixtures {
  /** English at the desk and German on the phone, where a file does not say otherwise. */
  language: Locale;
  t: Translate;
  /** Opens a page in another browser of the same size and language, which shares nothing with the test's own. */
  openElsewhere: () => Promise<Page>;
  /** Fails a test whose pages do what their Content-Security-Policy forbids. Gets a browser to look at as well. */
  watchPolicy: (context: BrowserContext) => void;
}

/** A test of accounts, teams and settings. */
export const accountTest = test.extend<AccountFixtures>({
  language: async ({ isMobile }, provide) => provide(isMobile ? 'de' : 'en'),
  locale: async ({ language }, provide) => provide(language === 'de' ? 'de-DE' : 'en-GB'),
  t: async ({ language }, provide) => provide(webTexts(language)),
  watchPolicy: [
    async ({ context }, provide) => {
      const violations: string[] = [];
      const watch = (watched: BrowserContext) =>
        void watched.on('console', (message) => {
          if (VIOLATION.test(message.text())) violations.push(`${message.page()?.url() ?? ''}: ${message.text()}`);
        });
      watch(context);
      await provide(watch);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
  openElsewhere: async ({ browser, watchPolicy }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      watchPolicy(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
