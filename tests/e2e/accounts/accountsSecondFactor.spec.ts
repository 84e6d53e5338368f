import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { expectAccessible } from '../support/axe.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { signIn } from '../support/accounts/signIn.ts';
import { smsCodeFor } from '../support/mail/smsCodeFor.ts';
import { submitSignIn } from '../support/accounts/submitSignIn.ts';

const ACCOUNT = '/dashboard/settings/account';

test('a second factor is added by text message, asked for at the next sign-in, and removed', async ({
  page,
  openElsewhere,
  language,
  t,
}) => {
  const owner = await newOwner(language);
  const phone = `+49151${randomInt(10_000_000, 99_999_999)}`;
  await openAs(page, owner, ACCOUNT);
  await page.getByRole('button', { name: t('accountPage.phoneAdd') }).click();
  const dialog = page.getByRole('dialog');
  const number = dialog.getByLabel(t('accountPage.phoneNumber'));
  const send = dialog.getByRole('button', { name: t('accountPage.phoneSend') });
  await number.fill('0151 23456789');
  await send.click();
  await expect(dialog.getByText(t('accountPage.phoneInvalid'))).toBeVisible();
  await expectAccessible(page);
  await number.fill(phone);
  await send.click();
  await dialog.getByLabel(t('mfa.code'), { exact: true }).fill(await smsCodeFor(phone));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('accountPage.factorSubmit'), exact: true }).click();
  await expect(page.getByText(t('accountPage.factorAdded', { name: phone }))).toBeVisible();

  const elsewhere = await openElsewhere();
  await elsewhere.goto('/signin');
  await submitSignIn(elsewhere, owner, t);
  await expect(elsewhere.getByRole('heading', { name: t('mfa.title') })).toBeVisible();
  const code = elsewhere.getByLabel(t('mfa.code'), { exact: true });
  const go = elsewhere.getByRole('button', { name: t('mfa.submit'), exact: true });
  const sent = await smsCodeFor(phone);
  await code.fill(sent === '000000' ? '111111' : '000000');
  await go.click();
  await expect(elsewhere.getByText(t('mfa.wrongCode'))).toBeVisible();
  await expectAccessible(elsewhere);
  await code.fill(sent);
  await go.click();
  await expect(elsewhere).toHaveURL(/\/dashboard$/);

  await elsewhere.goto(ACCOUNT);
  await elsewhere.getByRole('button', { name: t('accountPage.factorRemoveName', { name: phone }) }).click();
  await elsewhere
    .getByRole('dialog')
    .getByRole('button', { name: t('accountPage.factorRemove') })
    .click();
  await expect(elsewhere.getByText(t('accountPage.factorRemoved', { name: phone }))).toBeVisible();
  await expect(elsewhere.getByText(t('accountPage.factorsNone'))).toBeVisible();
  await signIn(await openElsewhere(), owner, language);
});
