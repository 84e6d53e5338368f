import type { Locale } from '@parlance/domain/locales';
import { expect, type Page } from '@playwright/test';
import { keepLanguage } from './keepLanguage.ts';
import { submitSignIn } from './submitSignIn.ts';
import { webTexts } from '../texts.ts';

/** Asks for a page of the dashboard, signs a person in where that leads, and waits to be brought back to it. */
export async function signIn(
  page: Page,
  person: { email: string; password: string },
  locale: Locale = 'en',
  path = '/dashboard/chatbots',
): Promise<void> {
  await keepLanguage(page);
  await page.goto(path);
  await submitSignIn(page, person, webTexts(locale));
  await expect(page).toHaveURL(path);
}
