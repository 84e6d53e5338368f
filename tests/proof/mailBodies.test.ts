import { expect, it } from 'vitest';
import { renderMail } from '../../functions/src/delivery/renderMail.ts';
import { suiteUrls } from '../support/suiteUrls.ts';
import { hostileTexts } from './hostileTexts.ts';
import { inBrowser } from './inBrowser.ts';
import { Tally } from './Tally.ts';

const NAMES = ['name', 'organizationName', 'chatbotName', 'excerpt', 'inviterName', 'newEmail'];

it('mails run no text in Chromium, with scripts allowed, which no mail program does: as every name and excerpt', async () => {
  const tally = new Tally();
  await inBrowser(async (browser) => {
    const context = await browser.open(tally);
    const page = await context.newPage();
    for (const text of hostileTexts()) {
      const values = Object.fromEntries(NAMES.map((name) => [name, text]));
      await tally.attempt('a mail', text, async () => {
        const { html, subject } = renderMail('lead-received', 'en', values, `${suiteUrls.web}/dashboard`);
        await page.setContent(html);
        await browser.look(context, tally);
        return /\p{Cc}/u.test(subject) ? 'a line break in the subject' : undefined;
      });
    }
    await context.close();
  });
  expect(tally.problems()).toEqual([]);
});
