import { expect } from '@playwright/test';
import { type Site, startSite } from '../../support/hostile-site/startSite.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { anAddress } from '../support/accounts/anAddress.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { chooseAccount } from '../support/accounts/chooseAccount.ts';
import { db } from '../support/db.ts';
import { expectFitsBothWidths } from '../support/expectFitsBothWidths.ts';
import { linkFor } from '../support/mail/linkFor.ts';
import { crawledSitePort } from '../../support/crawledSitePort.ts';
import { LAMP_ANSWER, LAMP_PAGES, LAMP_QUESTION, lampShop } from '../support/sources/lampShop.ts';
import { widgetTexts } from '../support/texts.ts';

let site: Site;

test.beforeEach(async () => {
  site = await startSite(lampShop(), crawledSitePort(suiteUrls.ports.web, test.info().parallelIndex));
});

test.afterEach(() => site.stop());

test(
  'a website on the home page becomes a chatbot that answers, and the account’s own by signing up',
  { tag: '@onlyphone' },
  async ({ page, t, language }) => {
    const complaints: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
    await page.goto(`/${language}`);
    const field = page.getByLabel(t('start.url'));
    await field.fill('http://192.168.0.1/');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/try\?website=/);
    await expect(page.getByText(t('error.address-not-allowed'))).toBeVisible();
    await expectFitsBothWidths(page);
    complaints.length = 0;
    await page.getByLabel(t('start.url')).fill(site.origin);
    await page.getByRole('button', { name: t('start.submit') }).click();

    const found = page.getByRole('heading', { name: t('meet.title', { name: 'Blue Moon' }) });
    await expect(found).toBeVisible({ timeout: 30_000 });
    const read = language === 'de' ? `${LAMP_PAGES} Seiten gelesen` : `${LAMP_PAGES} pages read`;
    await expect(page.getByText(read, { exact: true })).toBeVisible({ timeout: 60_000 });
    const chat = page.locator(`iframe[title="${t('meet.chat')}"]`).contentFrame();
    await chat.getByRole('button', { name: LAMP_QUESTION }).click();
    await expect(chat.getByRole('log').getByText(LAMP_ANSWER).first()).toBeVisible();
    await expectFitsBothWidths(page);
    const asked = await db.collectionGroup('messages').where('text', '==', LAMP_QUESTION).count().get();
    expect(asked.data().count).toBe(0);
    expect(complaints).toEqual([]);
    await expect(chat.locator('img[src*="/media/"]').first()).toBeVisible();

    // What was proposed is changed before there is an account; the chat shows it, and asks before it is lost.
    const name = page.getByLabel(t('meet.displayName'));
    await name.fill(' ');
    await page.getByRole('button', { name: t('settings.save'), exact: true }).click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expectFitsBothWidths(page);
    await name.fill('Lamp advice');
    await page.getByLabel(t('meet.welcome')).fill('Which lamp shall it be?');
    await page.getByLabel(t('chatbotSettings.systemInstructions')).fill('Be brief.');
    await expect(chat.getByText('Which lamp shall it be?')).toBeVisible();
    await page.getByRole('link', { name: t('try.keep') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('common.cancel') })
      .click();
    await page.getByRole('button', { name: t('settings.save'), exact: true }).click();
    await expect(page.getByRole('heading', { name: t('meet.title', { name: 'Lamp advice' }) })).toBeVisible();
    // The tab keeps it.
    await page.reload();
    await expect(page.getByText(read, { exact: true })).toBeVisible();
    await expect(name).toHaveValue('Lamp advice');

    await page.getByRole('link', { name: t('try.keep') }).click();
    const email = anAddress();
    await page.getByLabel(t('signup.fullName')).fill('Ada Lovelace');
    await page.getByLabel(t('signup.organizationName')).fill('Engine & Sons');
    await page.getByLabel(t('form.email')).fill(email);
    await page.getByLabel(t('form.password'), { exact: true }).fill('a long password');
    await page.getByLabel(t('signup.businessType')).selectOption('retail');
    await page.getByLabel(t('signup.country')).selectOption('DE');
    await page.getByRole('button', { name: t('signup.submit') }).click();
    await expect(page.getByRole('heading', { name: t('signupConfirm.title') })).toBeVisible();
    await page.goto(await linkFor(email, '/confirm'));
    await page.getByRole('button', { name: t('confirm.submit') }).click();

    await expect(page.getByRole('heading', { name: t('meet.title', { name: 'Lamp advice' }) })).toBeVisible();
    await expect(page.getByText(read, { exact: true })).toBeVisible();
    await expect(page.getByLabel(t('meet.welcome'))).toHaveValue('Which lamp shall it be?');
    const own = page.locator(`iframe[title="${t('meet.chat')}"]`).contentFrame();
    await own.getByLabel(widgetTexts[language].messageLabel).fill(LAMP_QUESTION);
    await own.getByLabel(widgetTexts[language].messageLabel).press('Enter');
    await expect(own.getByRole('log').getByText(LAMP_ANSWER).first()).toBeVisible();
  },
);

test('somebody who comes with Google takes the trial along', async ({ page, t, language }) => {
  await page.goto(`/${language}/try?website=${encodeURIComponent(site.origin)}`);
  const title = page.getByRole('heading', { name: t('meet.title', { name: 'Blue Moon' }) });
  await expect(title).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: t('try.keep') }).click();
  await page.getByRole('button', { name: t('provider.continue', { provider: t('provider.google') }) }).click();
  await chooseAccount(page, { email: anAddress(), name: 'Grace Hopper' }, t);
  // The sign-up form has fields of the same names.
  await expect(page.getByRole('heading', { name: t('complete.title') })).toBeVisible();
  await page.getByLabel(t('signup.organizationName')).fill('Orchard Ltd');
  await page.getByLabel(t('signup.businessType')).selectOption('retail');
  await page.getByLabel(t('signup.country')).selectOption('CH');
  await page.getByRole('button', { name: t('complete.submit') }).click();
  await expect(page).toHaveURL(/\/chatbot\/\w+\/start$/);
  await expect(title).toBeVisible();
  await expect(page.getByLabel(t('meet.displayName'))).toHaveValue('Blue Moon');
});
