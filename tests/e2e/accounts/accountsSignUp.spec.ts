import { signUp } from '@parlance/domain/contracts/accounts';
import { follow } from '../support/follow.ts';
import type { Locale } from '@parlance/domain/locales';
import { TERMS_VERSION } from '@parlance/domain/site/TERMS_VERSION';
import { expect } from '@playwright/test';
import { callContract } from '../../support/callContract.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { anAddress } from '../support/accounts/anAddress.ts';
import { signIn } from '../../support/accounts/signIn.ts';
import { expectAccessible } from '../support/axe.ts';
import { failOnce } from '../support/failOnce.ts';
import { inboxOf } from '../support/mail/inboxOf.ts';
import { linkFor } from '../support/mail/linkFor.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { submitSignIn } from '../support/accounts/submitSignIn.ts';

const PASSWORD = 'a long password';

/** Sends what the form of /signup sends. */
async function signUpByApi(email: string, locale: Locale): Promise<void> {
  const answers = { fullName: 'Ada Lovelace', organizationName: 'Engine & Sons', businessType: 'retail' } as const;
  await callContract(signUp, { ...answers, country: 'AT', email, password: PASSWORD, locale, terms: TERMS_VERSION });
}

test('the form says what is wrong, and answers a known address like a new one', async ({ page, language, t }) => {
  const { email } = await newOwner(language);
  await page.goto('/signup');
  const submit = page.getByRole('button', { name: t('signup.submit') });
  const password = page.getByLabel(t('form.password'), { exact: true });
  await submit.click();
  // The country is the browser's.
  await expect(page.getByText(t('form.required'))).toHaveCount(3);
  await expect(page.getByText(t('form.emailInvalid'))).toBeVisible();
  await expect(page.getByText(t('form.passwordTooShort'))).toBeVisible();
  await expect(page.getByLabel(t('form.email'))).toBeFocused();
  await expect(page.getByRole('link', { name: t('signup.termsLink') })).toHaveAttribute(
    'href',
    `/${language}/terms-and-conditions`,
  );
  await expectAccessible(page);

  await page.getByLabel(t('signup.fullName')).fill('Ada Lovelace');
  await page.getByLabel(t('signup.organizationName')).fill('Engine & Sons');
  await page.getByLabel(t('form.email')).fill('ada@');
  await page.getByLabel(t('signup.businessType')).selectOption('retail');
  await page.getByLabel(t('signup.country')).selectOption('AT');
  await password.fill('seven77');
  await expect(page.getByText(t('form.required'))).toHaveCount(0);
  await expect(page.getByText(t('form.emailInvalid'))).toBeVisible();
  await expect(page.getByText(t('form.passwordTooShort'))).toBeVisible();

  await page.getByLabel(t('form.email')).fill(email);
  await password.fill('Password123');
  await expect(page.getByText(t('signup.passwordCommon'))).toBeVisible();
  await submit.click();
  await expect(page.getByText(t('error.password-common'))).toBeVisible();
  await password.fill(PASSWORD);
  await failOnce(page, 'signUp');
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText(t('signup.failed'));
  await submit.click();
  await expect(page.getByRole('heading', { name: t('signupConfirm.title') })).toBeVisible();
  await expect(page.getByText(t('signupConfirm.textTo', { email }))).toBeVisible();

  // The mail alone tells its owner, and the password of the form opened nothing.
  await linkFor(email, '/signin');
  expect((await inboxOf(email)).flatMap(({ links }) => links.filter((link) => link.includes('token')))).toEqual([]);
  await follow(page, '/dashboard/chatbots');
  await expect(page).toHaveURL(/\/signin$/);
});

test('an account is held until its mail is answered by whoever knows its password (T-46)', async ({
  page,
  openElsewhere,
  language,
  t,
}) => {
  const email = anAddress();
  await signUpByApi(email, language);
  const first = await linkFor(email, '/confirm');
  await page.goto('/signin');
  await submitSignIn(page, { email, password: PASSWORD }, t);
  await expect(page).toHaveURL(/\/confirm$/);
  await expect(page.getByText(t('signin.notConfirmed'))).toBeVisible();
  await follow(page, '/dashboard/chatbots');
  await expect(page).toHaveURL(/\/confirm$/);
  await page.getByRole('button', { name: t('auth.resend') }).click();
  await expect(page.getByText(t('auth.resent'))).toBeVisible();
  await page.getByRole('button', { name: t('wait.check') }).click();
  await expect(page.getByText(t('wait.notYet'))).toBeVisible();
  await expectAccessible(page);
  const link = await linkFor(email, '/confirm', 2);
  expect(link).not.toBe(first);

  const elsewhere = await openElsewhere();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: t('confirmSignIn.title') })).toBeVisible();
  expect(new URL(elsewhere.url()).hash).toBe('');
  await expectAccessible(elsewhere);
  await submitSignIn(elsewhere, { email, password: 'not this one' }, t);
  await expect(elsewhere.getByText(t('signin.wrongCredentials'))).toBeVisible();
  await submitSignIn(elsewhere, { email, password: PASSWORD }, t);
  await expect(elsewhere).toHaveURL(/\/dashboard\/start$/);

  await page.getByRole('button', { name: t('wait.check') }).click();
  await expect(page).toHaveURL(/\/dashboard\/start$/);

  await elsewhere.goto(link);
  await elsewhere.getByRole('button', { name: t('confirm.submit') }).click();
  await expect(elsewhere.getByRole('heading', { name: t('confirmSpent.title') })).toBeVisible();
});

test('who finds that somebody signed up with their address takes the account over (T-46)', async ({
  page,
  language,
  t,
}) => {
  const email = anAddress();
  await signUpByApi(email, language);
  await page.goto(await linkFor(email, '/confirm'));
  await page.getByRole('link', { name: t('confirm.notMine') }).click();
  await expect(page.getByRole('heading', { name: t('forgot.title') })).toBeVisible();
  await page.getByLabel(t('form.email')).fill(email);
  await page.getByRole('button', { name: t('forgot.submit') }).click();
  await expect(page.getByRole('heading', { name: t('forgot.sentTitle') })).toBeVisible();
  await page.goto(await linkFor(email, '/reset-password'));
  await page.getByLabel(t('form.password'), { exact: true }).fill('my own password');
  await page.getByLabel(t('form.passwordRepeat')).fill('my own password');
  await page.getByRole('button', { name: t('reset.submit') }).click();

  // The answers of the form were somebody else's too: they are asked for again.
  await expect(page.getByRole('heading', { name: t('complete.title') })).toBeVisible();
  await expect(page.getByLabel(t('signup.organizationName'))).toHaveValue('');
  await expect(signIn(email, PASSWORD)).rejects.toThrow('INVALID');
});
