import { NO_DESK } from '@parlance/domain/desk/deskSettings';
import { expect, it } from 'vitest';
import { formPage } from '../../functions/src/edge/desk/formPage.ts';
import { receiptPage } from '../../functions/src/edge/desk/receiptPage.ts';
import { DESK_TEXTS } from '../../functions/src/kernel/i18n/desk/DESK_TEXTS.ts';
import { makeWidget } from '../functions/support/answering/makeWidget.ts';
import { ruleDocuments } from '../support/ruleDocuments.ts';
import { hostileTexts } from './hostileTexts.ts';
import { inBrowser } from './inBrowser.ts';
import { Tally } from './Tally.ts';

it('the desk runs no text in Chromium, without the policy that forbids scripts: as every entry, name and own text', async () => {
  const tally = new Tally();
  await inBrowser(async (browser) => {
    const context = await browser.open(tally);
    const page = await context.newPage();
    for (const text of hostileTexts()) {
      const own = { withdrawalIntro: text, cancellationIntro: text, next: text, notice: text };
      const desk = { ...NO_DESK, address: text, texts: { en: own, de: own } };
      const widget = { ...makeWidget('org'), desk, orgName: text };
      const base = { chatbotId: 'bot', widget, locale: 'en', texts: DESK_TEXTS.en, privacyUrl: '' } as const;
      const entries = {
        name: text,
        email: text,
        contract: text,
        cancellation: text,
        reason: text,
        endsOn: text,
        message: text,
      };
      const declaration = { ...ruleDocuments.declaration, ...entries, endsOn: null };
      const pages = [
        formPage({ ...base, kind: 'withdrawal' }, { entries, problems: new Map([['name', text]]), token: text }),
        formPage({ ...base, kind: 'cancellation' }, { entries, problems: new Map(), notReceived: text, token: text }),
        receiptPage({ ...base, kind: 'cancellation' }, text, { ...declaration, kind: 'cancellation' }),
      ];
      for (const html of pages) {
        await tally.attempt('a page of the desk', text, async () => {
          await page.setContent(html);
          await browser.look(context, tally);
          return undefined;
        });
      }
    }
    await context.close();
  });
  expect(tally.problems()).toEqual([]);
});
