import type { Page } from '@playwright/test';
import { haveSession } from './haveSession.ts';

/** Opens a page of the dashboard for somebody whom the browser knows from an earlier visit. */
export async function openAs(
  page: Page,
  person: { email: string; password: string },
  path = '/dashboard/chatbots',
): Promise<void> {
  await haveSession(page, person);
  await page.goto(path);
}
