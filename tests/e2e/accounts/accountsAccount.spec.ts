import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { follow } from '../support/follow.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { anAddress } from '../support/accounts/anAddress.ts';
import { expectAccessible } from '../support/axe.ts';
import { chooseAccount } from '../support/accounts/chooseAccount.ts';
import { linkFor } from '../support/mail/linkFor.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { db } from '../support/db.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { signIn } from '../support/accounts/signIn.ts';
import { submitSignIn } from '../support/accounts/submitSignIn.ts';

const ACCOUNT = '/dashboard/settings/account';

test('the name changes for the other members, and the address once its new inbox has answered', async ({
  page,
  language,
  t,
}) => {
  const owner = await newOwner(language);
  const email = anAddress();
  await openAs(page, owner, ACCOUNT);
  await page.getByLabel(t('accountPage.name'), { exact: true }).fill('Ada King');
  await page.getByRole('button', { name: t('settings.save') }).click();
  await expect(page.getByText(t('accountPage.profileSaved'))).toBeVisible();

  const field = page.getByLabel(t('accountPage.emailNew'));
  const submit = page.getByRole('button', { name: t('accountPage.emailSubmit') });
  await field.fill(owner.email);
  await submit.click();
  await expect(page.getByText(t('accountPage.emailSame'))).toBeVisible();
  await field.fill(email);
  await submit.click();
  await expect(page.getByText(t('accountPage.emailSent', { email }))).toBeVisible();
  await page.getByRole('link', { name: t('settings.members'), exact: true }).click();
  await expect(page.getByRole('row', { name: /Ada King/ })).toBeVisible();

  await page.goto(await linkFor(email, '/confirm?for=new-email'));
  const confirm = page.getByRole('button', { name: t('confirmChange.submit') });
  await expect(confirm).toBeVisible();
  await confirm.click();
  await expect(page.getByText(t('signin.emailChanged'))).toBeVisible();
  await submitSignIn(page, owner, t);
  await expect(page.getByText(t('signin.wrongCredentials'))).toBeVisible();
  await submitSignIn(page, { ...owner, email }, t);
  await expect(page).toHaveURL(/\/dashboard$/);
  await follow(page, ACCOUNT);
  await expect(page.getByText(t('accountPage.emailCurrent', { email }))).toBeVisible();
});

test('a changed password ends every other session and lets nobody in with the old one', async ({
  page,
  openElsewhere,
  language,
  t,
}) => {
  const owner = await newOwner(language);
  const elsewhere = await openElsewhere();
  await openAs(elsewhere, owner);
  await openAs(page, owner, ACCOUNT);
  const current = page.getByLabel(t('accountPage.passwordCurrent'));
  const submit = page.getByRole('button', { name: t('accountPage.passwordSubmit') });
  await current.fill('not this one');
  await page.getByLabel(t('accountPage.passwordNew')).fill('a new password');
  await page.getByLabel(t('form.passwordRepeat')).fill('another password');
  await submit.click();
  await expect(page.getByText(t('form.passwordMismatch'))).toBeVisible();
  await page.getByLabel(t('form.passwordRepeat')).fill('a new password');
  await submit.click();
  await expect(page.getByText(t('accountPage.passwordWrong'))).toBeVisible();
  await current.fill(owner.password);
  await submit.click();
  await expect(page.getByText(t('accountPage.passwordChanged'))).toBeVisible();

  await expect(elsewhere.getByText(t('signin.sessionEnded'))).toBeVisible();
  await submitSignIn(elsewhere, owner, t);
  await expect(elsewhere.getByText(t('signin.wrongCredentials'))).toBeVisible();
  await submitSignIn(elsewhere, { ...owner, password: 'a new password' }, t);
  await expect(elsewhere).toHaveURL(/\/dashboard\/chatbots$/);
});

test('Google is connected and disconnected beside a password', async ({ page, language, t }) => {
  const owner = await newOwner(language);
  const google = { provider: t('provider.google') };
  const connect = page.getByRole('button', { name: t('accountPage.connectName', google) });
  const disconnect = page.getByRole('button', { name: t('accountPage.disconnectName', google) });
  await openAs(page, owner, ACCOUNT);
  await connect.click();
  await chooseAccount(page, owner, t);
  await expect(page.getByText(t('accountPage.connected', google))).toBeVisible();
  await expect(disconnect).toBeVisible();
  await page.reload();
  await disconnect.click();
  await expect(page.getByText(t('accountPage.disconnected', google))).toBeVisible();
  await expect(connect).toBeVisible();
});

test('the embed code and the allowed domains of a chatbot are on the account’s page, too', async ({
  page,
  language,
  t,
}) => {
  const owner = await newOwner(language, { plan: 'business' });
  const chatbotId = await newChatbotIn(owner.orgId);
  const otherId = await newChatbotIn(owner.orgId);
  await db.doc(paths.chatbot(owner.orgId, otherId)).update({ name: 'Second' });
  await openAs(page, owner, ACCOUNT);
  const code = page.getByRole('region', { name: t('integration.ways') });
  await expect(code.getByText(new RegExp(`${chatbotId}|${otherId}`))).toBeVisible();
  await page.getByRole('combobox', { name: t('accountPage.embedChatbot') }).click();
  await page.getByRole('option', { name: 'Second' }).click();
  await expect(code.getByText(otherId)).toBeVisible();
  await expect(code.getByText(chatbotId)).toHaveCount(0);
  const domains = page.getByRole('region', { name: t('domains.title') });
  await domains.getByRole('textbox').fill('shop.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('domains.saved'))).toBeVisible();
  await expect(domains.getByText('shop.example', { exact: true })).toBeVisible();
  const stored = await db.doc(paths.chatbot(owner.orgId, otherId)).get();
  expect(stored.get('allowedDomains')).toEqual(['shop.example']);
});

test('an access key is shown once, reads the leads and ends with its deletion', async ({ page, language, t }) => {
  const owner = await newOwner(language);
  await openAs(page, owner, ACCOUNT);
  await page.getByRole('button', { name: t('accessKeys.create') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('accessKeys.name')).fill('CRM');
  await dialog.getByRole('button', { name: t('accessKeys.create') }).click();
  await expect(dialog.getByText(t('accessKeys.scopesMissing'))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(t('accessKeys.scope.leads:read')).check();
  await dialog.getByRole('button', { name: t('accessKeys.create') }).click();
  await expect(dialog.getByText(t('accessKeys.newWarning'))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('accessKeys.newCopy') }).click();
  const key = await page.evaluate(() => navigator.clipboard.readText());
  const read = () => fetch(`${suiteUrls.web}/api/v1/leads`, { headers: { Authorization: `Bearer ${key}` } });
  const answer = await read();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ data: [] });
  const other = await fetch(`${suiteUrls.web}/api/v1/chats`, { headers: { Authorization: `Bearer ${key}` } });
  expect(other.status).toBe(403);
  await dialog.getByRole('button', { name: t('accessKeys.newDone') }).click();
  await expect(page.getByText(t('accessKeys.made', { name: 'CRM' }))).toBeVisible();

  const remove = page.getByRole('button', { name: t('accessKeys.deleteName', { name: 'CRM' }) });
  await expect(remove).toBeVisible();
  await expect(page.getByText(key)).toHaveCount(0);
  await expect(page.getByRole('rowheader').getByText(t('accessKeys.scope.leads:read'))).toBeVisible();
  await expect(page.getByText(`••••${key.slice(-4)}`)).toBeVisible();
  await remove.click();
  await page.getByRole('button', { name: t('accessKeys.deleteSubmit') }).click();
  await expect(page.getByText(t('accessKeys.deleted', { name: 'CRM' }))).toBeVisible();
  await expect(page.getByText(t('accessKeys.none'))).toBeVisible();
  expect((await read()).status).toBe(401);
});

test('a member deletes their account, which an owner cannot before handing over', async ({ page, language, t }) => {
  const owner = await newOwner(language, { plan: 'business' });
  const grace = await newMember(owner.orgId, 'member', 'Grace Hopper', language);
  await openAs(page, owner, ACCOUNT);
  await expect(page.getByText(t('accountPage.deleteOwner', { organization: 'Engine & Sons' }))).toBeVisible();
  await expect(page.getByRole('button', { name: t('accountPage.deleteAction') })).toHaveCount(0);
  await page.getByRole('button', { name: t('account.menu') }).click();
  await page.getByRole('menuitem', { name: t('account.signOut') }).click();
  await expect(page).toHaveURL(/\/signin$/);

  await signIn(page, grace, language, ACCOUNT);
  await page.getByRole('button', { name: t('accountPage.deleteAction') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('accountPage.deleteSubmit') }).click();
  await expect(dialog.getByText(t('settings.typedMismatch'))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(t('accountPage.deleteTyped', { email: grace.email })).fill(grace.email);
  await dialog.getByRole('button', { name: t('accountPage.deleteSubmit') }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText(t('accountPage.deleted'))).toBeVisible();
  // Once: the next page says nothing of it.
  await page.reload();
  await expect(page.getByRole('button', { name: t('signin.submit') })).toBeVisible();
  await expect(page.getByText(t('accountPage.deleted'))).toHaveCount(0);
  await submitSignIn(page, grace, t);
  await expect(page.getByText(t('signin.wrongCredentials'))).toBeVisible();
});
