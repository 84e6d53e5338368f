import type { Page } from '@playwright/test';
import type { Translate } from '../texts.ts';

/** Fills in the form that stands on the page, wherever that is, and sends it. */
export async function submitSignIn(
  page: Page,
  { email, password }: { email: string; password: string },
  t: Translate,
): Promise<void> {
  await page.getByLabel(t('form.email')).fill(email);
  await page.getByLabel(t('form.password')).fill(password);
  await page.getByRole('button', { name: t('signin.submit') }).click();
}
