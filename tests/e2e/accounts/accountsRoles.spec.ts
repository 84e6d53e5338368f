import { expect } from '@playwright/test';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { db } from '../support/db.ts';
import { expectFitsBothWidths } from '../support/expectFitsBothWidths.ts';
import { follow } from '../support/follow.ts';
import { answerTime } from '../support/answerTime.ts';
import { expectAccessible } from '../support/axe.ts';
import { MembersPage } from '../support/accounts/membersPage.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { submitSignIn } from '../support/accounts/submitSignIn.ts';
import { teamTest as test } from '../support/accounts/teamTest.ts';

/** From the server's answer to the change on the other person's screen. */
const MAX_DELAY_MS = 1000;

/** Time at which something happened, in ms since 1970. */
async function timeOf(happened: Promise<void>): Promise<number> {
  await happened;
  return Date.now();
}

test('a changed role takes the buttons away from an open page, and stops what was under way (T-68)', async ({
  page,
  newTeam,
  t,
}) => {
  const { elsewhere } = await newTeam('admin');
  await elsewhere.goto('/dashboard/settings/general');
  const save = elsewhere.getByRole('button', { name: t('settings.save') });
  const sending = Promise.withResolvers<void>();
  await elsewhere.route('**/updateOrg', async (route) => {
    await sending.promise;
    await route.continue();
  });
  await elsewhere.getByLabel(t('org.name')).fill('Taken over');
  await save.click();

  const members = new MembersPage(page, t);
  await members.open();
  await members.choose('Grace Hopper', 'edit-role');
  await page.getByRole('dialog').getByLabel(t('members.role')).selectOption('viewer');
  await expectAccessible(page);
  const gone = timeOf(save.waitFor({ state: 'detached' }));
  const answered = await answerTime(page, 'updateMemberRole', () =>
    page.getByRole('button', { name: t('members.editRoleSubmit') }).click(),
  );
  expect((await gone) - answered).toBeLessThan(MAX_DELAY_MS);
  await expect(
    page.getByText(t('members.roleChanged', { name: 'Grace Hopper', role: t('role.viewer') })),
  ).toBeVisible();
  sending.resolve();
  await expect(elsewhere.getByText(t('error.permission-denied'))).toBeVisible();
  await expect(page.getByText('Engine & Sons').first()).toBeVisible();

  // What is left to a viewer of the settings.
  await elsewhere.goto('/dashboard/settings/general');
  await expect(elsewhere.getByLabel(t('org.name'))).toHaveValue('Engine & Sons');
  await expect(elsewhere.getByLabel(t('org.name'))).toBeDisabled();
  await expect(elsewhere.getByRole('button', { name: t('org.deleteAction') })).toHaveCount(0);
  await follow(elsewhere, '/dashboard/settings/members');
  await expect(elsewhere.getByText(t('members.readOnly'))).toBeVisible();
  await expect(elsewhere.getByRole('button', { name: t('members.invite') })).toHaveCount(0);
  await follow(elsewhere, '/dashboard/settings/account');
  await expect(elsewhere.getByRole('heading', { name: t('accountPage.factorsTitle') })).toBeVisible();
  await expect(elsewhere.getByRole('heading', { name: t('accessKeys.title') })).toHaveCount(0);
  await follow(elsewhere, '/dashboard/settings/api');
  await expect(elsewhere.getByRole('heading', { name: t('gate.forbiddenTitle') })).toBeVisible();
  await expectAccessible(elsewhere);
});

test('whoever is removed loses the open page at once, and comes back to nothing (T-68, A-80)', async ({
  page,
  newTeam,
  t,
}) => {
  const { owner, grace, elsewhere: member } = await newTeam('member');
  const chatbotId = await newChatbotIn(owner.orgId);
  // A page that listens to the organization, the chatbot and its leads.
  await member.goto(`/dashboard/chatbot/${chatbotId}/activity/leads`);
  const leads = member.getByRole('link', { name: t('nav.leads') });
  await expect(leads).toBeVisible();

  const members = new MembersPage(page, t);
  await members.open();
  await members.choose('Grace Hopper', 'remove');
  const gone = timeOf(leads.waitFor({ state: 'detached' }));
  const answered = await answerTime(page, 'removeMember', () =>
    page.getByRole('button', { name: t('members.removeSubmit') }).click(),
  );
  expect((await gone) - answered).toBeLessThan(MAX_DELAY_MS);
  await expect(members.row('Grace Hopper')).toHaveCount(0);

  // The session has ended with the membership. A new one belongs to nothing.
  await expect(member.getByText(t('signin.sessionEnded'))).toBeVisible();
  await submitSignIn(member, grace, t);
  await expect(member.getByRole('heading', { name: t('complete.title') })).toBeVisible();
});

test('the removal of an administrator names what they made, and deletes it where that is chosen (T-68)', async ({
  page,
  newTeam,
  t,
}) => {
  const { owner, grace } = await newTeam('admin');
  const key = { hint: 'abcd', scopes: ['leads:read'], createdBy: grace.uid, createdAt: new Date(), lastUsedAt: null };
  const ref = db.doc(paths.accessKey(owner.orgId, newId()));
  await ref.set({ ...key, name: 'Export' });
  const members = new MembersPage(page, t);
  await members.open();
  await members.choose('Grace Hopper', 'remove');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('members.grant.accessKey', { name: 'Export' }))).toBeVisible();
  await expectFitsBothWidths(page);
  await dialog.getByLabel(t('members.grantsDelete')).check();
  await dialog.getByRole('button', { name: t('members.removeSubmit') }).click();
  await expect(page.getByText(t('members.removed', { name: 'Grace Hopper' }))).toBeVisible();
  expect((await ref.get()).exists).toBe(false);
});
