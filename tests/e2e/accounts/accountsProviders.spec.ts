import { userSchema } from '@parlance/domain/documents/accounts/user';
import { follow } from '../support/follow.ts';
import { expect, type Page } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { anAddress } from '../support/accounts/anAddress.ts';
import { expectAccessible } from '../support/axe.ts';
import { chooseAccount } from '../support/accounts/chooseAccount.ts';
import { db } from '../support/db.ts';
import { linkFor } from '../support/mail/linkFor.ts';
import type { Translate } from '../support/texts.ts';

async function continueWith(page: Page, provider: 'google' | 'microsoft', t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('provider.continue', { provider: t(`provider.${provider}`) }) }).click();
}

async function setUpOrganization(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('complete.submit') }).click();
  // Name and country are known: from the provider, and from the browser.
  await expect(page.getByText(t('form.required'))).toHaveCount(2);
  await expectAccessible(page);
  await page.getByLabel(t('signup.organizationName')).fill('Orchard Ltd');
  await page.getByLabel(t('signup.businessType')).selectOption('healthcare');
  await page.getByLabel(t('signup.country')).selectOption('CH');
  await page.getByRole('button', { name: t('complete.submit') }).click();
}

async function profileOf(email: string) {
  const found = await db.collection('users').where('email', '==', email).get();
  return found.docs.map((profile) => userSchema.parse(profile.data()))[0];
}

test('a new person comes with Google, sets up an organization and answers the questionnaire', async ({ page, t }) => {
  const email = anAddress();
  const option = (id: string) => page.getByRole('radio', { name: t(id), exact: true });
  const step = (number: number) => page.getByRole('heading', { name: t(`onboarding.title.${number}`), level: 1 });
  const next = page.getByRole('button', { name: t('onboarding.next') });
  await page.goto('/signin');
  await continueWith(page, 'google', t);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await chooseAccount(page, { email, name: 'Grace Hopper' }, t);
  await expect(page.getByRole('heading', { name: t('complete.title') })).toBeVisible();
  await expect(page.getByLabel(t('signup.fullName'))).toHaveValue('Grace Hopper');
  await setUpOrganization(page, t);

  await expect(page).toHaveURL(/\/dashboard\/start$/);
  await follow(page, '/onboarding');
  await expect(step(1)).toBeVisible();
  await expect(page.getByLabel(t('onboarding.name'))).toHaveValue('Grace Hopper');
  await page.getByLabel(t('onboarding.name')).fill('Grace B. Hopper');
  await page.getByLabel(t('onboarding.jobRole')).selectOption('it');
  await option('onboarding.priorExperience.expert').check();
  await page.getByLabel(t('onboarding.referralSource')).selectOption('event');
  await expectAccessible(page);
  await next.click();
  await expect(step(2)).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(step(2)).toBeVisible();
  await expect(page.getByLabel(t('onboarding.industry'))).toHaveValue('healthcare');
  await page.getByRole('button', { name: t('common.back') }).click();
  await expect(option('onboarding.priorExperience.expert')).toBeChecked();
  await next.click();
  await option('onboarding.companySize.2-50').check();
  await page.getByLabel(t('onboarding.websiteTool')).selectOption('typo3');
  await page.getByRole('checkbox', { name: t('onboarding.contactChannels.phone') }).check();
  await page.getByRole('checkbox', { name: t('onboarding.contactChannels.email') }).check();
  await next.click();
  await option('onboarding.monthlyInquiries.11-100').check();
  await option('onboarding.currentTool.helpdesk').check();
  await option('onboarding.readinessTiming.now').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('onboarding.finish') }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Orchard Ltd').first()).toBeVisible();
  await expect(page.getByText(t('onboarding.saved'))).toBeVisible();

  // With Google alone there is no disconnecting it, and the answers can be changed.
  await follow(page, '/dashboard/settings/account');
  await expect(page.getByText(t('accountPage.lastMethod'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('accountPage.disconnectName', { provider: 'Google' }) })).toHaveCount(
    0,
  );
  await page.getByRole('link', { name: t('accountPage.onboardingLink') }).click();
  await expect(step(1)).toBeVisible();
  await page.getByLabel(t('onboarding.jobRole')).selectOption('support');
  await option('onboarding.noAnswer').check();
  await next.click();
  await expect(step(2)).toBeVisible();
  await next.click();
  await page.getByRole('button', { name: t('onboarding.finish') }).click();
  await expect(page).toHaveURL(/\/dashboard\/settings\/account$/);
  const profile = await profileOf(email);
  expect(profile?.name).toBe('Grace B. Hopper');
  expect(profile?.onboarding).toEqual({
    status: 'done',
    step: 3,
    answers: {
      jobRole: 'support',
      priorExperience: null,
      referralSource: 'event',
      industry: 'healthcare',
      companySize: '2-50',
      websiteTool: 'typo3',
      contactChannels: ['email', 'phone'],
      monthlyInquiries: '11-100',
      currentTool: 'helpdesk',
      readinessTiming: 'now',
    },
  });
});

test('whoever comes with Microsoft confirms their address first, which nobody has vouched for', async ({ page, t }) => {
  const email = anAddress();
  await page.goto('/signup');
  await continueWith(page, 'microsoft', t);
  await chooseAccount(page, { email, name: 'Alan Turing' }, t);
  await expect(page.getByText(t('signin.notConfirmed'))).toBeVisible();
  // The page itself asks for the mail: leaving it at once would take that back.
  const link = await linkFor(email, '/confirm');
  await page.goto('/dashboard/chatbots');
  await expect(page).toHaveURL(/\/confirm$/);
  await expect(page.getByText(t('signin.notConfirmed'))).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: t('confirm.submit') }).click();
  await setUpOrganization(page, t);
  await expect(page).toHaveURL(/\/dashboard\/start$/);
});
