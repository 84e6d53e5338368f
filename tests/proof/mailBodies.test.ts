import { newAnswerMessage, newVisitorMessage } from '@parlance/domain/documents/chats/message';
import { holdsWebAddress } from '@parlance/domain/names/holdsWebAddress';
import { expect, it } from 'vitest';
import { MAIL_TEXTS } from '../../functions/src/delivery/mail/texts/MAIL_TEXTS.ts';
import { renderLines } from '../../functions/src/delivery/mail/transcript/renderLines.ts';
import { transcriptLines } from '../../functions/src/delivery/mail/transcript/transcriptLines.ts';
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

it('mailed conversations run no text in Chromium, and what the visitor wrote leads nowhere', async () => {
  const tally = new Tally();
  const { transcript: texts } = MAIL_TEXTS.en;
  const said = { chatbotId: 'bot', at: new Date(0) };
  const source = { n: 1, sourceId: 's', page: null, quote: '' };
  await inBrowser(async (browser) => {
    const context = await browser.open(tally);
    const page = await context.newPage();
    for (const text of hostileTexts()) {
      const citations = [{ ...source, sourceName: text, heading: text, url: text }];
      const { lines } = transcriptLines(
        [
          newVisitorMessage({ ...said, text }),
          newAnswerMessage({ ...said, text, citations, verdict: 'answered' }),
          {
            ...said,
            role: 'agent',
            text,
            translations: {},
            agentUid: 'ada',
            agentName: text,
            draftChange: null,
            original: null,
            attachment: null,
            delivery: null,
          },
        ],
        { texts, chatbotName: '', formatTime: () => '10:00' },
      );
      await tally.attempt('a mailed conversation', text, async () => {
        const { html } = renderMail('transcript', 'en', {}, suiteUrls.web, renderLines(lines, texts.sources));
        await page.setContent(html);
        await browser.look(context, tally);
        return holdsWebAddress(lines[0]?.text ?? '') ? 'a web address of the visitor’s' : undefined;
      });
    }
    await context.close();
  });
  expect(tally.problems()).toEqual([]);
});
