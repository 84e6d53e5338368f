import { paths } from '@parlance/domain/paths';
import { follow } from '../support/follow.ts';
import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { submitSignIn } from '../support/accounts/submitSignIn.ts';
import { teamTest as test } from '../support/accounts/teamTest.ts';

const SETTINGS = '/dashboard/settings/general';

/** Answer of a callable if the sign-in is older than five minutes. */
const TOO_OLD = {
  status: 403,
  headers: { 'Access-Control-Allow-Origin': '*' },
  json: {
    error: {
      status: 'PERMISSION_DENIED',
      message: 'recent-sign-in-required',
      details: { code: 'recent-sign-in-required', correlationId: 'test', figures: {} },
    },
  },
};

test('the organization gets another name, time zone and language, and the audit trail says so', async ({
  page,
  language,
  t,
}) => {
  const owner = await newOwner(language);
  await openAs(page, owner, SETTINGS);
  const name = page.getByLabel(t('org.name'));
  const zone = page.getByRole('combobox', { name: t('org.timezone') });
  const speech = page.getByRole('combobox', { name: t('org.language'), exact: true });
  const save = page.getByRole('button', { name: t('settings.save') });
  await expect(save).toBeDisabled();
  await name.fill('Something else');
  await zone.fill('tokyo');
  await page.getByRole('option', { name: /^Asia\/Tokyo/ }).click();
  await expect(page.getByText(t('settings.unsaved'))).toBeVisible();
  await page.getByRole('button', { name: t('settings.revert') }).click();
  await expect(name).toHaveValue('Engine & Sons');
  await expect(zone).toHaveValue(/^Europe\/Berlin \(UTC/);
  await expect(save).toBeDisabled();

  await name.fill('  ');
  await save.click();
  await expect(page.getByText(t('form.required'))).toBeVisible();
  await name.fill('Analytical Engines');
  await zone.fill('new york');
  await page.getByRole('option', { name: /New York/ }).click();
  await speech.selectOption(language === 'en' ? 'de' : 'en');
  await save.click();
  await expect(page.getByText(t('org.saved'))).toBeVisible();
  await expect(page.getByRole('banner').getByText('Analytical Engines')).toBeVisible();
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(name).toHaveValue('Analytical Engines');
  await expect(zone).toHaveValue(/^America\/New York/);
  await expect(speech).toHaveValue(language === 'en' ? 'de' : 'en');

  await page.getByRole('link', { name: t('settings.activity'), exact: true }).click();
  const entry = page
    .getByRole('listitem')
    .filter({ hasText: 'Ada Lovelace' })
    .filter({ hasText: 'Analytical Engines' });
  await expect(entry).toHaveCount(1);
  await page.getByLabel(t('activityLog.filter')).selectOption('members');
  await expect(page).toHaveURL(/kind=members$/);
  await expect(entry).toHaveCount(0);
  await expect(page.getByText(t('activityLog.noneTitle'))).toBeVisible();
});

test('the ownership moves to another member, once the owner has shown again who they are', async ({
  page,
  newTeam,
  t,
}) => {
  const { owner, grace, elsewhere } = await newTeam('member');
  await elsewhere.goto(SETTINGS);
  await expect(elsewhere.getByLabel(t('org.name'))).toBeDisabled();

  await page.goto(SETTINGS);
  await page.getByRole('button', { name: t('org.transferAction') }).click();
  const dialog = page.getByRole('dialog', { name: t('org.transferDialogTitle') });
  const submit = dialog.getByRole('button', { name: t('org.transferSubmit') });
  await submit.click();
  await expect(dialog.getByText(t('form.required'))).toBeVisible();
  await dialog.getByLabel(t('org.newOwner')).selectOption(grace.uid);
  await expectAccessible(page);
  await page.route('**/transferOwnership', (route) => route.fulfill(TOO_OLD), { times: 1 });
  await submit.click();
  const reauth = page.getByRole('dialog', { name: t('settings.reauthTitle') });
  await expect(reauth.getByLabel(t('form.password'))).toBeVisible();
  await expectAccessible(page);
  await reauth.getByLabel(t('form.password')).fill('not this one');
  await reauth.getByRole('button', { name: t('settings.reauthSubmit') }).click();
  await expect(reauth.getByText(t('settings.reauthWrong'))).toBeVisible();
  await reauth.getByLabel(t('form.password')).fill(owner.password);
  await reauth.getByRole('button', { name: t('settings.reauthSubmit') }).click();
  await expect(
    page.getByText(t('org.transferred', { name: 'Grace Hopper', organization: 'Engine & Sons' })),
  ).toBeVisible();

  // Both pages know it without being loaded again.
  await expect(page.getByRole('button', { name: t('org.deleteAction') })).toHaveCount(0);
  await expect(elsewhere.getByRole('button', { name: t('org.deleteAction') })).toBeVisible();
  await expect(elsewhere.getByLabel(t('org.name'))).toBeEnabled();
  await follow(page, '/dashboard/settings/activity');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Ada Lovelace' }).filter({ hasText: 'Grace Hopper' }),
  ).toHaveCount(1);
});

test('a deleted organization is gone at once, for its owner and its members', async ({ page, newTeam, t }) => {
  const { owner, elsewhere } = await newTeam('member');
  await elsewhere.goto('/dashboard/chatbots');
  await expect(elsewhere.getByRole('heading', { name: t('nav.chatbots'), level: 1 })).toBeVisible();
  await page.goto(SETTINGS);
  await page.getByRole('button', { name: t('org.deleteAction') }).click();
  const dialog = page.getByRole('dialog');
  const typed = dialog.getByLabel(t('org.deleteTyped', { name: 'Engine & Sons' }));
  const submit = dialog.getByRole('button', { name: t('org.deleteSubmit') });
  await typed.fill('engine & sons');
  await submit.click();
  await expect(dialog.getByText(t('settings.typedMismatch'))).toBeVisible();
  await expectAccessible(page);
  await typed.fill('Engine & Sons');
  await submit.click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText(t('org.deleted', { name: 'Engine & Sons' }))).toBeVisible();
  const nothingLeft = elsewhere.getByRole('heading', { name: t('complete.title') });
  await expect(nothingLeft).toBeVisible();
  await expect(elsewhere.getByRole('heading', { name: t('nav.chatbots'), level: 1 })).toHaveCount(0);
  await expectAccessible(elsewhere);
  await submitSignIn(page, owner, t);
  await expect(page.getByRole('heading', { name: t('complete.title') })).toBeVisible();
});

test('a membership that has outlived its organization says that there is none @desktop', async ({
  page,
  language,
  t,
}) => {
  const owner = await newOwner(language);
  await openAs(page, owner);
  await db.doc(paths.org(owner.orgId)).delete();
  await expect(page.getByRole('heading', { name: 'Organization not found' })).toBeVisible();
  await expect(page.getByText(t('gate.orgNotFoundText'))).toBeVisible();
  await expectAccessible(page);
});
