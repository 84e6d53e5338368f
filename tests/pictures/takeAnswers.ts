import path from 'node:path';
import { LOCALES, type Locale } from '@parlance/domain/locales';
import { type Browser, expect } from '@playwright/test';
import { ROOT } from '../../local/src/config/ROOT.ts';
import { widgetTexts } from '../e2e/support/texts.ts';
import { openChat, sendMessage } from '../e2e/support/widget/chatFrame.ts';
import { COMMON_QUESTIONS } from '../support/COMMON_QUESTIONS.ts';
import { suiteUrls } from '../support/suiteUrls.ts';

/** A phone's width, where the chat fills the window, and higher than all answers together. */
const WINDOW = { width: 460, height: 3400 };

const QUALITY = 72;

async function takeIn(browser: Browser, locale: Locale): Promise<void> {
  const texts = widgetTexts[locale];
  const page = await browser.newPage({
    viewport: WINDOW,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    locale,
  });
  await page.goto(`${suiteUrls.demoSite}/${locale}`);
  const frame = await openChat(page, texts);
  const answered = frame.getByRole('log').getByText(texts.sources);
  const asked = COMMON_QUESTIONS[locale].filter(([, previous]) => previous === null);
  for (const [index, [question, , fact]] of asked.entries()) {
    await sendMessage(frame, texts, question);
    await expect(answered).toHaveCount(index + 1, { timeout: 20_000 });
    await expect(frame.getByRole('log').getByText(fact).first()).toBeVisible();
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const file = `answers.${locale}.jpg`;
  await page.screenshot({ path: path.join(ROOT, 'docs', 'pictures', file), type: 'jpeg', quality: QUALITY });
  console.log(file);
  await page.close();
}

/** The questions that the demo shop is asked most, with its answers, each of which has the fact that it should: in both languages. */
export async function takeAnswers(browser: Browser): Promise<void> {
  for (const locale of LOCALES) await takeIn(browser, locale);
}
