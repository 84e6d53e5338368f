import { expect, type Page } from '@playwright/test';
import { widgetTexts } from '../../e2e/support/texts.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { hostileTexts } from '../hostileTexts.ts';
import { Tally } from '../Tally.ts';
import type { ProofBrowser } from './ProofBrowser.ts';
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

/** The widget in Chromium: each text as question, as an answer that arrives cut at every byte, and as the source of that answer. */
export async function widgetAnswers(browser: ProofBrowser): Promise<Tally> {
  const tally = new Tally('Chromium: answers in the widget');
  const texts = hostileTexts();
  for (let start = 0; start < texts.length; start += CONVERSATION) {
    const context = await browser.open(tally);
    await converse(await context.newPage(), texts.slice(start, start + CONVERSATION), tally);
    await browser.look(context, tally);
    await context.close();
  }
  return tally;
}
