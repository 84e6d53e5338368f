import type { Page } from '@playwright/test';

/** Translates the next reply as a model would: the suite has none. Null stands for a translation that could not be trusted. */
export async function translateOnce(page: Page, text: string | null): Promise<void> {
  await page.route(
    '**/translateReply',
    (route) =>
      route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { result: { text, left: 999, max: 1000 } },
      }),
    { times: 1 },
  );
}
