import { type BrowserContext, type Page, test } from '@playwright/test';
import type { Locale } from '@parlance/domain/locales';
import { type Translate, webTexts } from './texts.ts';

interface AccountFixtures {
  /** English at the desk and German on the phone, where a file does not say otherwise. */
  language: Locale;
  t: Translate;
  /** Opens a page in another browser of the same size and language, which shares nothing with the test's own. */
  openElsewhere: () => Promise<Page>;
}

/** A test of accounts, teams and settings. */
export const accountTest = test.extend<AccountFixtures>({
  language: async ({ isMobile }, provide) => provide(isMobile ? 'de' : 'en'),
  locale: async ({ language }, provide) => provide(language === 'de' ? 'de-DE' : 'en-GB'),
  t: async ({ language }, provide) => provide(webTexts(language)),
  openElsewhere: async ({ browser }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
