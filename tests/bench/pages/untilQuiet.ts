import type { Page } from '@playwright/test';

/** Waits until nothing has loaded, moved or blocked for `quietMs` in a page that `observeVitals` watches. */
export async function untilQuiet(page: Page, quietMs: number): Promise<void> {
  await page.waitForFunction(
    (ms) => performance.now() - Number(Reflect.get(Reflect.get(window, 'vitals'), 'lastAt')) > ms,
    quietMs,
  );
}
