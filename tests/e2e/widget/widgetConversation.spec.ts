import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { seeded } from '../support/seeded.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { expectAccessible } from '../support/axe.ts';
import { appFrame } from '../support/widget/appFrame.ts';
import { menuEntry, openChat, sendMessage } from '../support/widget/chatFrame.ts';
import { widgetTexts } from '../support/texts.ts';

/** English on desktops, German on phones. */
function said(projectName: string) {
  const locale = projectName === 'phone' ? 'de' : 'en';
  const question = locale === 'en' ? 'What does shipping to Austria cost?' : 'Was kostet der Versand nach Österreich?';
  return { locale, question, w: widgetTexts[locale] } as const;
}

test(
  'an answer is copied, rated, explained and asked for again, and the chat is taken home',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const { locale, w, question } = said(project.name);
    await page.goto(`${suiteUrls.demoSite}/${locale}`);
    const frame = await openChat(page, w);
    await sendMessage(frame, w, question);
    const log = frame.getByRole('log');
    await expect(log.getByText(/\d+[.,]\d\d/).first()).toBeVisible();
    await expect(log.getByText(w.sources)).toBeVisible();

    await log.getByRole('button', { name: w.copy }).click();
    await expect(log.getByText(w.copied).or(log.getByText(w.copyFailed))).toBeVisible();
    const good = log.getByRole('button', { name: w.good });
    await good.click();
    await expect(good).toHaveAttribute('aria-pressed', 'true');
    await log.getByLabel(w.goodComment).fill('Quick');
    await log.getByRole('button', { name: w.sendComment }).click();
    await expect(log.getByText(w.thanks)).toBeVisible();
    await log.getByRole('button', { name: w.bad }).click();
    await expect(log.getByLabel(w.badComment)).toHaveValue('');
    await good.click();
    await expect(log.getByLabel(w.goodComment)).toBeVisible();
    await good.click();
    await expect(good).toHaveAttribute('aria-pressed', 'false');

    await log.locator('.source').first().click();
    await expect(log.locator('blockquote')).toBeVisible();
    await expectAccessible(page);
    await log.getByRole('button', { name: w.closeSource }).click();

    await log.getByRole('button', { name: w.regenerate }).click();
    await expect(log.getByText('2/2')).toBeVisible();
    await log.getByRole('button', { name: w.previous }).click();
    await expect(log.getByText('1/2')).toBeVisible();
    await expect(log.getByText(question)).toHaveCount(1);

    const downloading = page.waitForEvent('download');
    await (await menuEntry(frame, w, w.download)).click();
    const file = await (await downloading).path();
    expect(readFileSync(file, 'utf8')).toContain(question);
  },
);

test('a chat is kept only after consent, continued in another tab, and gone after deletion', async ({ page, context }, {
  project,
}) => {
  const { locale, w, question } = said(project.name);
  await page.goto(`${suiteUrls.demoSite}/${locale}`);
  const storedIn = (tab: Page) => () => appFrame(tab).evaluate(() => Object.keys(localStorage));
  const stored = storedIn(page);
  let frame = await openChat(page, w);
  await sendMessage(frame, w, question);
  await expect(frame.getByRole('button', { name: w.good })).toBeVisible();
  expect(await stored()).toEqual([]);
  await (await menuEntry(frame, w, w.resumeSwitch)).click();
  await expectAccessible(page);
  await frame.getByRole('button', { name: w.resumeConfirm }).click();
  await expect.poll(stored).toEqual([`parlance-chat-${seeded.chatbotId}`]);

  // Another tab, to which only what was agreed to is known.
  const later = await context.newPage();
  await later.goto(page.url());
  frame = await openChat(later, w);
  await frame.getByRole('button', { name: w.resumeOffer }).click();
  await expect(frame.getByRole('log').getByText(question)).toHaveCount(1);
  await expect(
    frame
      .getByRole('log')
      .getByText(/\d+[.,]\d\d/)
      .first(),
  ).toBeVisible();

  await (await menuEntry(frame, w, w.deleteChat)).click();
  await frame.getByRole('button', { name: w.deleteConfirm }).click();
  await expect(frame.getByText(w.deleted.split('{count}')[0] ?? '')).toBeVisible();
  await expect(frame.getByRole('log').getByText(question)).toHaveCount(0);
  expect(await storedIn(later)()).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
