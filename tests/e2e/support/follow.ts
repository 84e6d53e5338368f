import type { Page } from '@playwright/test';

/* oxlint-disable no-underscore-dangle -- a name of React Router's */

declare global {
  interface Window {
    /** React Router's own, for its development tools. */
    __reactRouterDataRouter?: { navigate: (to: string, options: { flushSync: boolean }) => Promise<void> };
  }
}

/**
 * Goes from a page of the web app to another one as a link does, without loading the app anew, which takes a second of processor
 * time. Once it returns, the page from before is gone.
 */
export async function follow(page: Page, address: string): Promise<void> {
  await page.waitForFunction(() => window.__reactRouterDataRouter !== undefined);
  await page.evaluate((to) => window.__reactRouterDataRouter?.navigate(to, { flushSync: true }), address);
}
