import { renderMail } from '../../../functions/src/delivery/renderMail.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { hostileTexts } from '../hostileTexts.ts';
import { Tally } from '../Tally.ts';
import type { ProofBrowser } from './ProofBrowser.ts';

const NAMES = ['name', 'organizationName', 'chatbotName', 'excerpt', 'inviterName', 'newEmail'];

/** Mails in Chromium with scripts allowed, which no mail program does: each text as every name and excerpt in one. */
export async function mailBodies(browser: ProofBrowser): Promise<Tally> {
  const tally = new Tally('Chromium: mails');
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
  return tally;
}
