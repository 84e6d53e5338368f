import { expect } from '@playwright/test';
import { expectFitsBothWidths } from '../support/expectFitsBothWidths.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { chooseAccount } from '../support/accounts/chooseAccount.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';

const ACCOUNT = '/dashboard/settings/account';

/** Sessions are told apart by the second in which they began. */
async function untilNextSecond(): Promise<void> {
  const second = () => Math.floor(Date.now() / 1000);
  const now = second();
  await expect.poll(second).toBeGreaterThan(now);
}

test('a browser is signed out from the list of sessions, and then everything', async ({
  page,
  openElsewhere,
  language,
  t,
}) => {
  const owner = await newOwner(language);
  const elsewhere = await openElsewhere();
  await openAs(elsewhere, owner);
  await expect(elsewhere).toHaveURL(/\/dashboard\/chatbots$/);
  await untilNextSecond();
  await openAs(page, owner, ACCOUNT);
  const list = page.getByRole('region', { name: t('sessions.title') });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText(t('sessions.this'))).toHaveCount(1);
  await expectFitsBothWidths(page);
  await list.getByRole('button', { name: t('sessions.endName', { name: 'Chrome, Linux' }) }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(elsewhere.getByText(t('signin.sessionEnded'))).toBeVisible();

  await list.getByRole('button', { name: t('sessions.endAll') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('sessions.endAll') })
    .click();
  await expect(page).toHaveURL(/\/signin/);
});

test('a new password disconnects an account with another address, unless it is kept', async ({ page, language, t }) => {
  const owner = await newOwner(language);
  const foreign = { name: 'Mallory', email: `mallory-${owner.email}` };
  await openAs(page, owner, ACCOUNT);
  await page.getByRole('button', { name: t('accountPage.connectName', { provider: t('provider.google') }) }).click();
  await chooseAccount(page, foreign, t);
  const kept = page.getByRole('checkbox', {
    name: t('accountPage.keepMethod', { provider: t('provider.google'), email: foreign.email }),
  });
  await expect(kept).not.toBeChecked();
  await page.getByLabel(t('accountPage.passwordCurrent')).fill(owner.password);
  await page.getByLabel(t('accountPage.passwordNew')).fill('a new password');
  await page.getByLabel(t('form.passwordRepeat')).fill('a new password');
  await page.getByRole('button', { name: t('accountPage.passwordSubmit') }).click();
  await expect(page.getByText(t('accountPage.passwordChanged'))).toBeVisible();
  await expect(
    page.getByRole('button', { name: t('accountPage.connectName', { provider: t('provider.google') }) }),
  ).toBeVisible();
  await expect(kept).toHaveCount(0);
});
