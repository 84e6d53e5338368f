import { expect } from '@playwright/test';
import { follow } from '../support/follow.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { anAddress } from '../support/accounts/anAddress.ts';
import { signIn } from '../../support/accounts/signIn.ts';
import { expectAccessible } from '../support/axe.ts';
import { inboxOf } from '../support/mail/inboxOf.ts';
import { linkFor } from '../support/mail/linkFor.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { haveSession } from '../support/accounts/haveSession.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { submitSignIn } from '../support/accounts/submitSignIn.ts';

const REDIRECT_COOKIE = 'parlance-redirect-path';

/** One of each kind: the unit tests of the check know more. */
const HOSTILE_PATHS = [
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/%2f%2fevil.example',
  'javascript:location="https://evil.example"',
  '/signin',
  `/${'a'.repeat(3000)}`,
];

test(
  'signing in refuses a wrong password, then comes back to the page that was asked for',
  { tag: ['@phone', '@smoke'] },
  async ({ page, language, t }) => {
    const owner = await newOwner(language);
    await page.goto('/dashboard/settings/activity?kind=members');
    await expect(page).toHaveURL(/\/signin$/);
    await expect(page.getByRole('heading', { name: t('signin.title') })).toBeVisible();
    await page.getByRole('button', { name: t('signin.submit') }).click();
    await expect(page.getByText(t('form.emailInvalid'))).toBeVisible();
    await expect(page.getByText(t('signin.passwordRequired'))).toBeVisible();
    await submitSignIn(page, { email: owner.email, password: 'not this one' }, t);
    await expect(page.getByText(t('signin.wrongCredentials'))).toBeVisible();
    await submitSignIn(page, { email: anAddress(), password: 'not this one' }, t);
    await expect(page.getByText(t('signin.wrongCredentials'))).toBeVisible();
    await submitSignIn(page, owner, t);
    await expect(page).toHaveURL(`${suiteUrls.web}/dashboard/settings/activity?kind=members`);
    await expect(page.getByLabel(t('activityLog.filter'))).toHaveValue('members');
  },
);

test('a saved path that somebody tampered with leads nowhere but to the dashboard (A-98)', async ({
  page,
  context,
  language,
}) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') strangers.push(request.url());
  });
  await haveSession(page, await newOwner(language));
  for (const [index, path] of HOSTILE_PATHS.entries()) {
    await context.addCookies([{ name: REDIRECT_COOKIE, value: encodeURIComponent(path), url: suiteUrls.web }]);
    await (index === 0 ? page.goto('/signin') : follow(page, '/signin'));
    // The path was read and thrown away.
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain(REDIRECT_COOKIE);
    await expect(page, path.slice(0, 60)).toHaveURL(`${suiteUrls.web}/dashboard`);
  }
  expect(strangers).toEqual([]);
});

test('a forgotten password is replaced by mail, and every session of the old one ends', async ({
  page,
  openElsewhere,
  language,
  t,
}) => {
  const owner = await newOwner(language);
  const elsewhere = await openElsewhere();
  await openAs(elsewhere, owner);

  const ask = async (email: string) => {
    await page.goto('/signin');
    await page.getByRole('link', { name: t('signin.forgot') }).click();
    const submit = page.getByRole('button', { name: t('forgot.submit') });
    await submit.click();
    await expect(page.getByText(t('forgot.emailInvalid'))).toBeVisible();
    await page.getByLabel(t('form.email')).fill(email);
    await submit.click();
    await expect(page.getByText(t('forgot.sentText', { email }))).toBeVisible();
    // The seconds until it can be sent again run down.
    return (await page.getByRole('main').innerText()).replace(email, '').replace(/\d+/g, '');
  };
  const stranger = anAddress();
  const toStranger = await ask(stranger);
  await expectAccessible(page);
  expect(await ask(owner.email)).toBe(toStranger);

  const link = await linkFor(owner.email, `/${language}/reset-password`);
  expect(await inboxOf(stranger)).toEqual([]);
  await page.goto(link);
  await page.getByLabel(t('form.password'), { exact: true }).fill('a new password');
  await page.getByLabel(t('form.passwordRepeat')).fill('another password');
  await page.getByRole('button', { name: t('reset.submit') }).click();
  await expect(page.getByText(t('form.passwordMismatch'))).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(t('form.passwordRepeat')).fill('a new password');
  await page.getByRole('button', { name: t('reset.submit') }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(t('reset.done'))).toBeVisible();

  await expect(elsewhere.getByText(t('signin.sessionEnded'))).toBeVisible();
  await submitSignIn(elsewhere, owner, t);
  await expect(elsewhere.getByText(t('signin.wrongCredentials'))).toBeVisible();
  await expect(signIn(owner.email, 'a new password')).resolves.toBeDefined();
  await elsewhere.goto(link);
  await elsewhere.getByLabel(t('form.password'), { exact: true }).fill('yet another one');
  await elsewhere.getByLabel(t('form.passwordRepeat')).fill('yet another one');
  await elsewhere.getByRole('button', { name: t('reset.submit') }).click();
  await expect(elsewhere.getByRole('heading', { name: t('confirmSpent.title') })).toBeVisible();
});

test(
  'a mailed link signs in without a password, once, and comes back to the page that was asked for',
  { tag: '@phone' },
  async ({ page, openElsewhere, language, t }) => {
    const owner = await newOwner(language);
    await page.goto('/dashboard/usage');
    await page.getByLabel(t('form.email')).fill(owner.email);
    await page.getByRole('link', { name: t('signin.byLink') }).click();
    await expect(page.getByLabel(t('form.email'))).toHaveValue(owner.email);
    await expectAccessible(page);
    await page.getByRole('button', { name: t('signInLink.submit') }).click();
    await expect(page.getByText(t('signInLink.sentText', { email: owner.email }))).toBeVisible();
    const link = await linkFor(owner.email, '/signin-link');
    // A mail scanner opens the link first.
    const scanner = await openElsewhere();
    await scanner.goto(link);
    await expect(scanner.getByText(t('signInLink.readyText'))).toBeVisible();
    await page.goto(link);
    await expectAccessible(page);
    await expect(page).toHaveURL(/\/signin-link$/);
    await page.getByRole('button', { name: t('signin.submit') }).click();
    await expect(page).toHaveURL(/\/dashboard\/usage$/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await scanner.getByRole('button', { name: t('signin.submit') }).click();
    await expect(scanner.getByText(t('signInLink.spentText'))).toBeVisible();
    await expectAccessible(scanner);
  },
);
