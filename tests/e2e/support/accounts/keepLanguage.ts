import { DAY_MS } from '@parlance/domain/durations';
import type { Page } from '@playwright/test';

/**
 * Makes a page's browser one on which its language was chosen: it goes before the language of the profile that signs in there.
 * Tests share the people of the demo data, whose profiles get the languages of all these browsers.
 */
export async function keepLanguage(page: Page): Promise<void> {
  await page.context().addInitScript(
    (at) => {
      try {
        localStorage.setItem('parlance-locale-chosen', at);
      } catch {
        // A frame that may store nothing has no language to keep.
      }
    },
    String(Date.now() + DAY_MS),
  );
}
