import { expect } from '@playwright/test';
import { RETURN_PROCEDURE } from '../../../local/src/seed/team/RETURN_PROCEDURE.ts';
import { writeActions } from '../../../local/src/seed/team/writeActions.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { widgetTexts } from '../support/texts.ts';
import { openChat, sendMessage } from '../support/widget/chatFrame.ts';
import { memberShop } from '../support/widget/memberShop.ts';

const ADA = { sub: 'ada', name: 'Ada Lovelace', email: 'ada@customer.example' };

/** What a customer says, and what the chatbot asks then. */
const SAID = {
  en: {
    begin: ['I want to return my order', 'What is your order number?'],
    order: ['It is 10234.', 'What is your e-mail address?'],
    email: ['ada@customer.example', 'When did you buy it?'],
    date: ['yesterday', 'Why do you want to send it back?'],
    reason: 'Too small',
    check: 'Please check what you have told me:',
    yes: 'Yes',
    done: 'Your return is registered, number RE-10234.',
  },
  de: {
    begin: ['Ich möchte meine Bestellung zurückschicken', 'Wie lautet Ihre Bestellnummer?'],
    order: ['Das ist die 10234.', 'Wie lautet Ihre E-Mail-Adresse?'],
    email: ['ada@customer.example', 'Wann haben Sie es gekauft?'],
    date: ['gestern', 'Warum möchten Sie es zurücksenden?'],
    reason: 'Zu klein',
    check: 'Bitte prüfen Sie Ihre Angaben:',
    yes: 'Ja',
    done: 'Ihre Rückgabe ist angemeldet, Nummer RE-10234.',
  },
} as const;

test(
  'a return is asked for step by step, confirmed on another device, and registered once',
  { tag: '@phone' },
  async ({ page, browser, language }) => {
    const w = widgetTexts[language];
    const said = SAID[language];
    const shop = await memberShop(page, ADA, language, { procedures: [RETURN_PROCEDURE] });
    const place = { orgId: shop.owner.orgId, chatbotId: shop.chatbotId };
    await writeActions(db, place, suiteUrls.demoSite, new Date());
    const identified = page.waitForResponse(/\/identifyVisitor$/);
    const frame = await openChat(page, w);
    await identified;
    const log = frame.getByRole('log');
    // The next message goes out once the answer before is complete.
    const complete = log.getByRole('button', { name: w.good });
    for (const [count, [message, asked]] of [said.begin, said.order, said.email, said.date].entries()) {
      await sendMessage(frame, w, message);
      await expect(log.getByText(asked)).toBeVisible();
      await expect(complete).toHaveCount(count + 1);
    }
    await expectAccessible(page);
    await frame.getByRole('button', { name: said.reason, exact: true }).click();
    await expect(log.getByText(said.check)).toBeVisible();
    await expect(frame.getByRole('button', { name: said.yes, exact: true })).toBeVisible();

    const phone = await (
      await browser.newContext({ locale: language, viewport: { width: 390, height: 800 } })
    ).newPage();
    await shop.visit(phone);
    await phone.goto(page.url());
    const there = await openChat(phone, w);
    await expect(there.getByRole('log').getByText(said.check)).toBeVisible();
    await sendMessage(there, w, said.yes);
    await expect(there.getByRole('log').getByText(said.done)).toBeVisible();
    await phone.close();
    shop.close();
  },
);
