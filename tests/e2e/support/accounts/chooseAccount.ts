import type { Page } from '@playwright/test';
import type { Translate } from '../texts.ts';

/** Makes an account up in the dialog that stands for a provider's own under the emulators. */
export async function chooseAccount(
  page: Page,
  { email, name }: { email: string; name: string },
  t: Translate,
): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('form.email')).fill(email);
  await dialog.getByLabel(t('signup.fullName')).fill(name);
  await dialog.getByRole('button', { name: t('provider.chooserSubmit') }).click();
}
