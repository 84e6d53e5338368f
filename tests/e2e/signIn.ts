import { expect, type Page } from '@playwright/test';
import { webTexts } from './texts.ts';

/** Signs a person in through the page and waits for the dashboard. */
export async function signIn(
  page: Page,
  person: { email: string; password: string },
  locale: 'en' | 'de' = 'en',
): Promise<void> {
  const t = webTexts(locale);
  await page.goto('/signin');
  await page.getByLabel(t('form.email')).fill(person.email);
  await page.getByLabel(t('form.password')).fill(person.password);
  await page.getByRole('button', { name: t('signin.submit') }).click();
  await expect(page).toHaveURL(/\/dashboard\/chatbots$/);
}
