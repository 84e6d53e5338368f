import type { Page } from '@playwright/test';

/** Nothing loads any more, and what moves in has come to rest. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1, iframe').first().waitFor();
  await page.waitForFunction(() => {
    const isLoading = document.querySelector('.MuiSkeleton-root, [role="progressbar"]:not([aria-valuenow])') !== null;
    return !isLoading && document.getAnimations().every(({ playState }) => playState !== 'running');
  });
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
