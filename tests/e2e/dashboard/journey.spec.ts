import { LOCALES } from '@parlance/domain/locales';
import { follow } from '../support/follow.ts';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { anAddress } from '../support/accounts/anAddress.ts';
import { expectAccessible } from '../support/axe.ts';
import { journeyDocuments } from '../support/journeyDocuments.ts';
import { linkFor } from '../support/mail/linkFor.ts';
import { type Translate, webTexts, widgetTexts } from '../support/texts.ts';

const PASSWORD = 'a long password';
const HOST = `127.0.0.1:${suiteUrls.ports.demoSite}`;

const QUESTIONS = {
  en: {
    known: 'What does shipping to Austria cost?',
    answer: '9.90 euros',
    unknown: 'Who won the football world championship in 1990?',
  },
  de: {
    known: 'Was kostet der Versand nach Österreich?',
    answer: '9,90 Euro',
    unknown: 'Wer gewann 1990 die Fußballweltmeisterschaft?',
  },
} as const;

/** In English at a desk, in German on a phone. */
const TAGS = { en: '@smoke', de: '@onlyphone' } as const;

for (const locale of LOCALES) {
  test.describe(`from sign-up to a live conversation, ${locale}`, { tag: TAGS[locale] }, () => {
    test.use({ locale: locale === 'de' ? 'de-DE' : 'en-GB' });

    test('works for a new business and its visitor', async ({ page, browser }) => {
      const t = webTexts(locale);
      const email = anAddress();
      await signUp(page, t, email);
      await confirm(page, t, email);
      await createChatbot(page, t);
      await uploadDocuments(page, t);
      const snippet = await copySnippet(page, t);
      const chatbotId = /\/widget\/([^/"]+)\.js"/.exec(snippet)?.[1] ?? '';

      await follow(page, `/dashboard/chatbot/${chatbotId}/activity/chats`);
      await expect(page.getByText(t('chats.emptyTitle'))).toBeVisible();
      const visitor = await visitorPage(browser, page, chatbotId, locale);
      await askAndSeeItLive(visitor, page, locale);
    });
  });
}

async function signUp(page: Page, t: Translate, email: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel(t('signup.fullName')).fill('Ada Lovelace');
  await page.getByLabel(t('signup.organizationName')).fill('Engine & Sons');
  await page.getByLabel(t('form.email')).fill(email);
  await page.getByLabel(t('form.password'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(t('signup.businessType')).selectOption('retail');
  await page.getByLabel(t('signup.country')).selectOption('AT');
  const submit = page.getByRole('button', { name: t('signup.submit') });
  await submit.click();
  await expect(page.getByRole('heading', { name: t('signupConfirm.title') })).toBeVisible();
}

async function confirm(page: Page, t: Translate, email: string): Promise<void> {
  // Signed in since the sign-up, but before the address is confirmed there is no way in.
  await page.goto('/dashboard/chatbots');
  await expect(page.getByText(t('signin.notConfirmed'))).toBeVisible();
  await expect(page).toHaveURL(/\/confirm$/);

  await page.goto(await linkFor(email, '/confirm'));
  const submit = page.getByRole('button', { name: t('confirm.submit') });
  await expect(submit).toBeVisible();
  await submit.click();
}

async function createChatbot(page: Page, t: Translate): Promise<void> {
  await expect(page.getByRole('heading', { name: t('start.titleFirst') })).toBeVisible();
  // Without a website: the dialog makes an empty chatbot.
  await follow(page, '/dashboard/chatbots?new=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('chatbots.name')).fill('Shop guide');
  await dialog.getByLabel(t('chatbots.description')).fill('Answers about shipping');
  await dialog.getByRole('button', { name: t('chatbots.create') }).click();
  await expect(page).toHaveURL(/\/sources$/);
}

async function uploadDocuments(page: Page, t: Translate): Promise<void> {
  await expect(page.getByText(t('sources.emptyTitle'))).toBeVisible();
  const input = page.locator('input[type=file]');
  const files = await journeyDocuments();
  await input.setInputFiles(files);
  // Without a reload: the grid follows the documents' status.
  for (const { name } of files) {
    const row = page.getByRole('row', { name: new RegExp(name.replace('.', '\\.')) });
    await expect(row.getByText(t('sourceStatus.indexed'))).toBeVisible({ timeout: 40_000 });
  }
  await input.setInputFiles([{ name: 'photo.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }]);
  await expect(page.getByText(t('error.file-type-invalid')).first()).toBeVisible();
}

async function copySnippet(page: Page, t: Translate): Promise<string> {
  await follow(page, new URL(page.url()).pathname.replace(/sources$/, 'install'));
  await page.getByLabel(t('domains.label'), { exact: true }).fill(HOST);
  await page.getByRole('button', { name: t('domains.add') }).click();
  await expect(page.getByText(t('domains.saved'))).toBeVisible();
  const copy = t('integration.copy').replace('{title}', t('integration.scriptTitle'));
  await page.getByRole('button', { name: copy }).click();
  const snippet = await page.evaluate(() => navigator.clipboard.readText());
  expect(snippet).toContain(`<script src="${suiteUrls.web}/widget/`);
  return snippet;
}

async function visitorPage(browser: Browser, owner: Page, chatbotId: string, locale: 'en' | 'de'): Promise<Page> {
  const size = owner.viewportSize();
  const context = await browser.newContext({
    locale: locale === 'de' ? 'de-DE' : 'en-GB',
    ...(size === null ? {} : { viewport: size }),
  });
  const page = await context.newPage();
  await page.goto(`${suiteUrls.demoSite}/${locale}?chatbot=${chatbotId}`);
  return page;
}

async function askAndSeeItLive(visitor: Page, owner: Page, locale: 'en' | 'de'): Promise<void> {
  const t = webTexts(locale);
  const w = widgetTexts[locale];
  const { known, answer, unknown } = QUESTIONS[locale];
  await visitor.locator('parlance-widget').getByRole('button').first().click();
  const frame = visitor.frameLocator('iframe');
  await expect(frame.getByText(w.intro.slice(0, w.intro.indexOf('{name}')))).toBeVisible();
  await expectAccessible(visitor);

  const composer = frame.getByLabel(w.messageLabel);
  await composer.fill(known);
  await composer.press('Enter');
  const log = frame.getByRole('log');
  await expect(log.getByText(answer).first()).toBeVisible();
  await expect(log.getByText(/shipping\.md|versand\.md/).first()).toBeVisible();

  // The dashboard has been open all the while.
  const chat = owner.getByText(known).first();
  await expect(chat).toBeVisible();
  await chat.click();
  await expect(owner.getByText(answer).filter({ visible: true }).first()).toBeVisible();

  await composer.fill(unknown);
  await composer.press('Enter');
  await expect(owner.getByText(unknown).filter({ visible: true }).first()).toBeVisible();
  await expect(owner.getByText(t('verdict.refused')).first()).toBeVisible();
  await leaveMessage(visitor, w);
}

async function leaveMessage(visitor: Page, w: (typeof widgetTexts)['en' | 'de']): Promise<void> {
  const frame = visitor.frameLocator('iframe');
  await frame.getByRole('button', { name: w.leaveMessage }).last().click();
  await frame.getByLabel(w.emailLabel).fill('visitor@example.com');
  await frame.getByRole('checkbox').check();
  await expectAccessible(visitor);
  await frame.getByRole('button', { name: w.sendMessage }).click();
  await expect(frame.getByText(w.receiptTitle)).toBeVisible();
}
