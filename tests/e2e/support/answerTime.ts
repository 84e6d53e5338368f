import { expect, type Page } from '@playwright/test';

/** Does what calls a callable, and gives the moment (ms since 1970) at which its answer was there. The call must succeed. */
export async function answerTime(page: Page, callable: string, act: () => Promise<void>): Promise<number> {
  const answered = page.waitForResponse(
    (response) => response.url().endsWith(`/${callable}`) && response.request().method() === 'POST',
  );
  await act();
  const response = await answered;
  await response.finished();
  const time = Date.now();
  expect(response.ok()).toBe(true);
  return time;
}
