import { expect, type Page, test } from '@playwright/test';
import { fr } from '../../../widget/src/app/i18n/fr.ts';
import { pl } from '../../../widget/src/app/i18n/pl.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { bubbleOf, menuEntry, openChat, sendMessage } from '../support/widget/chatFrame.ts';
import { openShop } from '../support/widget/openShop.ts';

test.use({ locale: 'en-GB' });

const CHATS = [
  { tag: 'fr-CH', locale: 'fr', texts: fr, question: 'Combien de temps dure la garantie sur les tentes ?' },
  { tag: 'pl', locale: 'pl', texts: pl, question: 'Ile lat gwarancji mają namioty Fernweg?' },
] as const;

/** Errors and warnings of a page and its frames, as they come. */
function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  return problems;
}

for (const { tag, locale, texts, question } of CHATS) {
  test(`on a page in ${tag} every label of the chat is in its language`, async ({ page }) => {
    const problems = problemsOf(page);
    const { close } = await openShop(page, { language: tag });
    await expect(bubbleOf(page)).toHaveAttribute('aria-label', 'Chat: Guide');

    const frame = await openChat(page, texts);
    await expect(frame.locator('html')).toHaveAttribute('lang', locale);
    await expect(frame.getByLabel(texts.messageLabel)).toHaveAttribute('placeholder', texts.placeholder);
    await expect(frame.getByRole('button', { name: texts.close, exact: true })).toBeVisible();
    await expect(frame.getByRole('log', { name: texts.log })).toBeVisible();
    await expect(frame.getByText(texts.assistant, { exact: true }).first()).toBeVisible();
    await (await menuEntry(frame, texts, texts.leaveMessage)).click();
    await expect(frame.getByLabel(texts.contactMessageLabel, { exact: true })).toBeVisible();
    expect(problems).toEqual([]);
    close();
  });

  test(`on a page in ${tag} a question is answered from documents in other languages, and the chat says so`, async ({
    page,
  }) => {
    const problems = problemsOf(page);
    // The demo shop in a language that it has not: its element has another one before any script of the page runs.
    await page.addInitScript((lang) => {
      if (window !== window.top) return;
      new MutationObserver((_, observer) => {
        observer.disconnect();
        document.documentElement.lang = lang;
      }).observe(document, { childList: true });
    }, tag);
    await page.goto(`${suiteUrls.demoSite}/en`);
    const frame = await openChat(page, texts);

    const asked = page.waitForRequest(
      (request) => request.url().endsWith('/answer/answer') && request.method() === 'POST',
    );
    await sendMessage(frame, texts, question);
    expect((await asked).postDataJSON()).toMatchObject({ data: { locale: 'en', text: question } });
    const log = frame.getByRole('log');
    await expect(log.getByText(texts.quoted)).toBeVisible();
    await expect(log.getByText(texts.sources).first()).toBeVisible();
    await expect(log.getByRole('button', { name: texts.good })).toBeVisible();
    expect(problems).toEqual([]);
  });
}
