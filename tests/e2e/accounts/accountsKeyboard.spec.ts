import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { anAddress } from '../support/accounts/anAddress.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { tabTo } from '../support/tabTo.ts';

test('a member is invited without a mouse', async ({ page, language, t }) => {
  const owner = await newOwner(language, { plan: 'business' });
  const email = anAddress();
  await page.goto('/signin');
  await tabTo(page, page.getByLabel(t('form.email')));
  await page.keyboard.type(owner.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(owner.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  await tabTo(page, page.getByRole('link', { name: t('nav.settings'), exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: t('settings.members'), exact: true }));
  await page.keyboard.press('Enter');
  const invite = page.getByRole('button', { name: t('members.invite') });
  await tabTo(page, invite);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel(t('members.fullName')));
  await page.keyboard.type('Grace Hopper');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await tabTo(page, dialog.getByLabel(t('members.role')));
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByLabel(t('members.role'))).toHaveValue('viewer');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(invite).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByLabel(t('members.fullName')));
  await page.keyboard.type('Grace Hopper');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('members.invited', { email }))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(invite).toBeFocused();

  await expect(page.getByRole('row', { name: /Grace Hopper/ })).toBeVisible();
});
