import { expect, type Page } from '@playwright/test';
import { it } from 'vitest';
import { widgetTexts } from '../e2e/support/texts.ts';
import { suiteUrls } from '../support/suiteUrls.ts';
import { hostileTexts } from './hostileTexts.ts';
import { inBrowser } from './inBrowser.ts';
import { Tally } from './Tally.ts';
import { streamAnswers } from './streamAnswers.ts';

/** Answers in one conversation: its page gets slow with hundreds. */
const CONVERSATION = 60;

const w = widgetTexts.en;

async function converse(page: Page, texts: readonly string[], tally: Tally): Promise<void> {
  const answers = await streamAnswers((number) => `${texts[number] ?? ''}\n\nEND-${number}.`);
  try {
    await page.route(`${suiteUrls.functions}/answer/answer`, (route) => route.continue({ url: answers.url }));
    await page.goto(`${suiteUrls.demoSite}/en`);
    await page.locator('parlance-widget').getByRole('button').first().click();
    const frame = page.frameLocator('iframe');
    const field = frame.getByLabel(w.messageLabel);
    for (const [number, text] of texts.entries()) {
      await tally.attempt('an answer in Chromium', text, async () => {
        // The same text is asked as well: no visitor's message is empty, and none is longer than the server takes.
        await field.fill(`${number}: ${text.slice(0, 1000)}`);
        await field.press('Enter');
        await expect(frame.getByRole('log').getByText(`END-${number}.`).first()).toBeAttached({ timeout: 10_000 });
        await expect(frame.getByRole('button', { name: w.stop })).toHaveCount(0, { timeout: 10_000 });
      });
    }
  } finally {
    answers.close();
  }
}

it('the widget runs no text in Chromium: as a question, as an answer cut at every byte, as the source of that answer', async () => {
  const tally = new Tally();
  await inBrowser(async (browser) => {
    const texts = hostileTexts();
    for (let start = 0; start < texts.length; start += CONVERSATION) {
      const context = await browser.open(tally);
      await converse(await context.newPage(), texts.slice(start, start + CONVERSATION), tally);
      await browser.look(context, tally);
      await context.close();
    }
  });
  expect(tally.problems()).toEqual([]);
});
