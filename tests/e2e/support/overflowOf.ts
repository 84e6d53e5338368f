import type { Page } from '@playwright/test';

/** Horizontal overflow of a page in px. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
