import { expect, type Locator } from '@playwright/test';
import { type Site, startSite } from '../../support/hostile-site/startSite.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { anAddress } from '../support/accounts/anAddress.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { expectAccessible } from '../support/axe.ts';
import { linkFor } from '../support/mail/linkFor.ts';
import { crawledSitePort } from '../../support/crawledSitePort.ts';
import { LAMP_ANSWER, LAMP_PAGES, LAMP_QUESTION, lampShop } from '../support/sources/lampShop.ts';
import { widgetTexts } from '../support/texts.ts';

const MOST_CLICKS = 5;

let site: Site;

test.beforeEach(async () => {
  site = await startSite(lampShop(), crawledSitePort(suiteUrls.ports.web, test.info().parallelIndex));
});

test.afterEach(() => site.stop());

test('from sign-up to the first right answer from the own website', async ({ page, t }) => {
  let clicks = 0;
  const click = async (locator: Locator) => {
    clicks += 1;
    await locator.click();
  };
  const email = anAddress();
  await page.goto('/signup');
  await page.getByLabel(t('signup.fullName')).fill('Ada Lovelace');
  await page.getByLabel(t('signup.organizationName')).fill('Engine & Sons');
  await page.getByLabel(t('form.email')).fill(email);
  await page.getByLabel(t('form.password'), { exact: true }).fill('a long password');
  await page.getByLabel(t('signup.businessType')).selectOption('retail');
  await page.getByLabel(t('signup.country')).selectOption('GB');
  const startedAt = Date.now();
  await click(page.getByRole('button', { name: t('signup.submit') }));
  // Signed in by then: the link only confirms.
  await expect(page.getByRole('heading', { name: t('signupConfirm.title') })).toBeVisible();
  const link = await linkFor(email, '/confirm');
  // The link in the mail.
  clicks += 1;
  await page.goto(link);
  await click(page.getByRole('button', { name: t('confirm.submit') }));

  await expect(page.getByRole('heading', { name: t('start.titleFirst') })).toBeVisible();
  await expectAccessible(page);
  const url = page.getByLabel(t('start.url'));
  await url.fill('http://192.168.0.1/');
  await url.press('Enter');
  await expect(page.getByText(t('error.address-not-allowed'))).toBeVisible();
  await url.fill(`${site.origin}/`);
  await click(page.getByRole('button', { name: t('start.submit') }));

  await expect(page.getByRole('heading', { name: t('meet.title', { name: 'Blue Moon' }) })).toBeVisible();
  const chat = page.locator(`iframe[title="${t('meet.chat')}"]`).contentFrame();
  await expect(page.getByText(`${LAMP_PAGES} pages read`, { exact: true })).toBeVisible({ timeout: 60_000 });
  await click(chat.getByRole('button', { name: LAMP_QUESTION }));
  await expect(chat.getByRole('log').getByText(LAMP_ANSWER).first()).toBeVisible();
  console.log(
    JSON.stringify({
      what: 'sign-up to first right answer',
      clicks,
      seconds: (Date.now() - startedAt) / 1000,
      pages: LAMP_PAGES,
    }),
  );
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);

  await expect(page.getByLabel(t('meet.displayName'))).toHaveValue('Blue Moon');
  await expect(page.locator('#start-colour')).toHaveValue('#1D4ED8');
  await expectAccessible(page);
  await page.getByLabel(t('meet.displayName')).fill('Luna');
  await expect(chat.getByText('Luna').first()).toBeVisible();
  await page.getByRole('button', { name: t('settings.save') }).click();
  await expect(page.getByText(t('settingsForm.saved'))).toBeVisible();
});

test('a chatbot is made from a pasted text where there is no website', async ({ page, t, language }) => {
  await openAs(page, await newOwner(language), '/dashboard/start');
  await page.getByRole('button', { name: t('start.noWebsite') }).click();
  await page.getByRole('button', { name: t('start.submitText') }).click();
  await expect(page.getByText(t('form.required'))).toBeVisible();
  await page
    .getByLabel(t('start.pasted'))
    .fill('We are open from 9 to 17 on every day but Sunday. The workshop is closed in August.');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('start.submitText') }).click();
  await expect(page.getByRole('heading', { name: t('meet.title', { name: 'Engine & Sons' }) })).toBeVisible();
  await expect(page.getByText(t('meet.readText'))).toBeVisible({ timeout: 30_000 });
  const chat = page.locator(`iframe[title="${t('meet.chat')}"]`).contentFrame();
  await chat.getByLabel(widgetTexts[language].messageLabel).fill('When is the workshop closed?');
  await chat.getByLabel(widgetTexts[language].messageLabel).press('Enter');
  await expect(
    chat
      .getByRole('log')
      .getByText(/August/)
      .first(),
  ).toBeVisible();
});
