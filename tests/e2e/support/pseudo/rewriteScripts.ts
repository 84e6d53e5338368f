import type { Page } from '@playwright/test';

/** Changes scripts on their way to a page. */
export async function rewriteScripts(page: Page, url: RegExp, change: (source: string) => string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}
