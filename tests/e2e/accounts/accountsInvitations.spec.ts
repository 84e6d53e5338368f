import { userSchema } from '@parlance/domain/documents/accounts/user';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { anAddress } from '../support/accounts/anAddress.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { linkFor } from '../support/mail/linkFor.ts';
import { mailFor } from '../support/mail/mailFor.ts';
import { MembersPage } from '../support/accounts/membersPage.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { haveSession } from '../support/accounts/haveSession.ts';

const PATH = '/auth/invite';
const SUBJECTS = {
  en: 'Ada Lovelace invites you to Engine & Sons',
  de: 'Ada Lovelace lädt Sie zu Engine & Sons ein',
} as const;

test('an invitation brings a new person in, in its role and language, and takes the last seat', async ({
  page,
  openElsewhere,
  language,
  t,
}) => {
  const owner = await newOwner(language);
  const email = anAddress();
  const members = new MembersPage(page, t);
  await haveSession(page, owner);
  await members.open();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  const mailLanguage = language === 'en' ? 'de' : 'en';
  await members.invite({ name: 'Grace Hopper', email, role: 'viewer', locale: mailLanguage });
  await expect(page.getByText(t('members.invited', { email }))).toBeVisible();
  await expect(members.row('Grace Hopper').getByText(t('members.status.pending'))).toBeVisible();
  await page.getByRole('columnheader', { name: t('members.name') }).click();
  await expect(page).toHaveURL(/\/members\?sort=name$/);
  expect((await mailFor(email, PATH)).subject).toBe(SUBJECTS[mailLanguage]);

  // A mail scanner opens the link first.
  const link = await linkFor(email, PATH);
  for (const method of ['HEAD', 'GET']) expect((await fetch(link, { method })).status).toBe(200);
  const newcomer = await openElsewhere();
  await newcomer.goto(link);
  await expect(
    newcomer.getByRole('heading', { name: t('invite.title', { organization: 'Engine & Sons' }) }),
  ).toBeVisible();
  await expect(newcomer.getByLabel(t('signup.fullName'))).toHaveValue('Grace Hopper');
  await expect(newcomer.getByLabel(t('form.email'))).toHaveValue(email);
  const submit = newcomer.getByRole('button', { name: t('invite.submit') });
  await newcomer.getByLabel(t('form.password'), { exact: true }).fill('nanoseconds');
  await submit.click();
  await expect(newcomer.getByText(t('form.passwordMismatch'))).toBeVisible();
  await expectAccessible(newcomer);
  await newcomer.getByLabel(t('form.passwordRepeat')).fill('nanoseconds');
  await submit.click();
  await expect(newcomer).toHaveURL(/\/dashboard$/);
  await expect(newcomer.getByText(t('invite.joined', { organization: 'Engine & Sons' }))).toBeVisible();
  await newcomer.getByRole('button', { name: t('account.menu') }).click();
  await expect(newcomer.getByRole('menu').getByText(t('role.viewer'))).toBeVisible();
  await expect(newcomer.getByRole('button', { name: t('chatbots.create') })).toHaveCount(0);

  await expect(members.row('Grace Hopper').getByText(t('members.status.active'))).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await expect(page.getByText(t('members.fullFree'))).toBeVisible();
  await members.inviteButton().click();
  const dialog = page.getByRole('dialog', { name: t('members.noSeatsTitle') });
  await expect(dialog.getByText(t('settings.plan.business'))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('common.close') }).click();

  // The link has done what it could.
  const another = await openElsewhere();
  await another.goto(link);
  await expect(another.getByRole('heading', { name: t('invite.invalidTitle') })).toBeVisible();
});

test('an invitation is sent again, then revoked, and its link leads nowhere', async ({
  page,
  openElsewhere,
  language,
  t,
}) => {
  const owner = await newOwner(language, { plan: 'business' });
  const email = anAddress();
  const invitation = { name: 'Grace Hopper', email, role: 'member', locale: language } as const;
  const members = new MembersPage(page, t);
  await haveSession(page, owner);
  await members.open();
  await members.invite(invitation);
  await expect(members.row('Grace Hopper')).toBeVisible();
  await members.invite(invitation);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('error.already-invited'))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('common.cancel') }).click();

  const first = await linkFor(email, PATH);
  await members.choose('Grace Hopper', 'resend');
  await expect(page.getByText(t('members.resent', { email }))).toBeVisible();
  const second = await linkFor(email, PATH, 2);
  expect(second).not.toBe(first);
  await page.goto(second);
  await expect(page.getByRole('heading', { name: t('invite.otherTitle') })).toBeVisible();
  await expectAccessible(page);
  await members.open();
  const invited = await openElsewhere();
  await invited.goto(second);
  await expect(invited.getByRole('button', { name: t('invite.submit') })).toBeVisible();

  await members.choose('Grace Hopper', 'revoke');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('members.revokeSubmit') })
    .click();
  await expect(page.getByText(t('members.revoked', { email }))).toBeVisible();
  await expect(members.row('Grace Hopper')).toHaveCount(0);
  await invited.reload();
  await expect(invited.getByRole('heading', { name: t('invite.invalidTitle') })).toBeVisible();
});

test('several people are invited at once, and who cannot be stays in the form with the reason', async ({
  page,
  language,
  t,
}) => {
  const owner = await newOwner(language, { plan: 'business' });
  const [grace, mary] = [anAddress(), anAddress()];
  const members = new MembersPage(page, t);
  await haveSession(page, owner);
  await members.open();
  await members.inviteButton().click();
  const dialog = page.getByRole('dialog');
  const person = (place: number) => dialog.getByRole('group', { name: t('members.invitee', { place: String(place) }) });
  for (const [index, [name, email]] of [
    ['Grace Hopper', grace],
    ['Ada herself', owner.email],
    ['Mary Somerville', mary],
    ['', ''],
  ].entries()) {
    if (index > 0) await dialog.getByRole('button', { name: t('members.addInvitee') }).click();
    await person(index + 1)
      .getByLabel(t('members.fullName'))
      .fill(name ?? '');
    await person(index + 1)
      .getByLabel(t('form.email'))
      .fill(email ?? '');
  }
  await dialog.getByRole('button', { name: t('members.inviteSubmitSeveral', { count: '4' }) }).click();
  await expect(person(4).getByText(t('form.required'))).toBeVisible();
  await expect(person(4).getByText(t('form.emailInvalid'))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('members.removeInvitee', { place: '4' }) }).click();
  await dialog.getByRole('button', { name: t('members.inviteSubmitSeveral', { count: '3' }) }).click();
  await expect(page.getByText(t('members.invitedSeveral', { count: '2' }))).toBeVisible();
  await expect(dialog.getByText(t('error.already-member'))).toBeVisible();
  await expect(person(1).getByLabel(t('form.email'))).toHaveValue(owner.email);
  await expect(person(2)).toHaveCount(0);
  await dialog.getByRole('button', { name: t('common.cancel') }).click();
  await expect(members.row('Grace Hopper')).toBeVisible();
  await expect(members.row('Mary Somerville')).toBeVisible();
  await expect(members.row('Ada herself')).toHaveCount(0);
  for (const email of [grace, mary]) await mailFor(email, PATH);
});

test('somebody who has an account joins with it and switches between two organizations', async ({
  page,
  openElsewhere,
  language,
  t,
}) => {
  const owner = await newOwner(language, { plan: 'business' });
  const guest = await newOwner(language, { name: 'Orchard Ltd' });
  const members = new MembersPage(page, t);
  await haveSession(page, owner);
  await members.open();
  await members.invite({ name: 'Somebody', email: guest.email, role: 'admin', locale: language });

  const elsewhere = await openElsewhere();
  await elsewhere.goto(await linkFor(guest.email, PATH));
  await expect(elsewhere.getByText(t('invite.signInText'))).toBeVisible();
  await expect(elsewhere.getByLabel(t('form.email'))).toHaveValue(guest.email);
  await expectAccessible(elsewhere);
  await elsewhere.getByLabel(t('form.password')).fill(guest.password);
  await elsewhere.getByRole('button', { name: t('signin.submit') }).click();
  await expect(elsewhere).toHaveURL(/\/dashboard$/);
  await expect(elsewhere.getByText(t('invite.joined', { organization: 'Engine & Sons' }))).toBeVisible();
  const switcher = (name: string) => elsewhere.getByRole('button', { name: t('switcher.label', { name }) });
  await switcher('Engine & Sons').click();
  await expect(elsewhere.getByRole('menuitemradio', { name: 'Engine & Sons' })).toBeChecked();
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('menuitemradio', { name: 'Orchard Ltd' }).click();
  await expect(switcher('Orchard Ltd')).toBeVisible();
  const stored = async () => userSchema.parse((await db.doc(paths.user(guest.uid)).get()).data());
  await expect.poll(async () => (await stored()).currentOrgId).toBe(guest.orgId);
  expect((await stored()).orgIds).toEqual([guest.orgId, owner.orgId]);
});
