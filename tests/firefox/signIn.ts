import type { Translate } from '../e2e/support/texts.ts';
import { suiteUrls } from '../support/suiteUrls.ts';
import type { FirefoxPage } from './FirefoxPage.ts';

/** Asks for a page of the dashboard, and signs in with the form that comes in its place. */
export async function signIn(
  page: FirefoxPage,
  { email, password }: { email: string; password: string },
  t: Translate,
  path: string,
): Promise<void> {
  await page.goto(`${suiteUrls.web}${path}`);
  await page.fill(t('form.email'), email);
  await page.fill(t('form.password'), password);
  await page.press(t('signin.submit'));
}
