import { userSchema } from '@parlance/domain/documents/accounts/user';
import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { anAddress } from '../support/accounts/anAddress.ts';
import { submitSignIn } from '../support/accounts/submitSignIn.ts';
import { db } from '../support/db.ts';
import { linkFor } from '../support/mail/linkFor.ts';
import { webTexts } from '../support/texts.ts';

const en = webTexts('en');
const de = webTexts('de');
const PASSWORD = 'a long password';

test('German chosen on the home page goes along into the account and to the next device, until another is chosen there @desktop', async ({
  page,
  openElsewhere,
}) => {
  const email = anAddress();
  await page.goto('/en');
  await page.getByRole('link', { name: 'DE, Deutsch' }).first().click();
  await expect(page).toHaveURL(/\/de$/);
  await page.goto('/signup');
  await page.getByLabel(de('signup.fullName')).fill('Ada Lovelace');
  await page.getByLabel(de('signup.organizationName')).fill('Engine & Sons');
  await page.getByLabel(de('form.email')).fill(email);
  await page.getByLabel(de('signup.businessType')).selectOption('retail');
  await page.getByLabel(de('signup.country')).selectOption('AT');
  await page.getByLabel(de('form.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: de('signup.submit') }).click();
  await expect(page.getByRole('heading', { name: de('signupConfirm.title') })).toBeVisible();

  const second = await openElsewhere();
  await second.goto(await linkFor(email, '/confirm'));
  await expect(second.locator('html')).toHaveAttribute('lang', 'en');
  await submitSignIn(second, { email, password: PASSWORD }, en);
  await expect(second).toHaveURL(/\/dashboard\/start$/);
  await expect(second.locator('html')).toHaveAttribute('lang', 'de');

  // A choice on this device counts, and is in the profile from now on.
  await second.getByRole('button', { name: 'EN, English' }).first().click();
  await expect(second.locator('html')).toHaveAttribute('lang', 'en');
  const profile = async () => {
    const { docs } = await db.collection('users').where('email', '==', email).get();
    return userSchema.parse(docs[0]?.data());
  };
  await expect.poll(async () => (await profile()).locale).toBe('en');
  await second.reload();
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(second.locator('html')).toHaveAttribute('lang', 'en');
});
