import type { Locale } from '@parlance/domain/locales';
import { expect, type Page } from '@playwright/test';
import { submitSignIn } from './submitSignIn.ts';
import { webTexts } from './texts.ts';

/** Signs a person in through the page and waits for the dashboard. */
export async function signIn(
  page: Page,
  person: { email: string; password: string },
  locale: Locale = 'en',
): Promise<void> {
  await page.goto('/signin');
  await submitSignIn(page, person, webTexts(locale));
  await expect(page).toHaveURL(/\/dashboard\/chatbots$/);
}
