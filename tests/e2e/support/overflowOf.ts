import type { Page } from '@playwright/test';

/** How far a page can be pushed to the side, in px. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
