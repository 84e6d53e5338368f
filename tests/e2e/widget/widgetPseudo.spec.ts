import { expect, test } from '@playwright/test';
import { CATALOGUES } from '../../../functions/src/kernel/i18n/CATALOGUES.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { plainWords } from '../support/pseudo/plainWords.ts';
import { pseudoText } from '../support/pseudo/pseudoText.ts';
import { shownTexts } from '../support/pseudo/shownTexts.ts';
import { speakPseudoInChat } from '../support/pseudo/speakPseudoInChat.ts';
import { widgetTexts } from '../support/texts.ts';
import { appFrame } from '../support/widget/appFrame.ts';
import { bubbleOf, menuEntry, openChat, sendMessage } from '../support/widget/chatFrame.ts';
import { openShop } from '../support/widget/openShop.ts';

test.use({ locale: 'en-GB' });

const w = widgetTexts.en;
/** Labels by which the helpers find their way. */
const spoken = { ...w, messageLabel: pseudoText(w.messageLabel), menu: pseudoText(w.menu) };

/** The shop's name; what its chatbot answers, which the functions say and not the chat app; and "Chat", which the bubble is called. */
const DATA = [CATALOGUES.en.visitors.formal.refusal, 'Engine & Sons', 'Chat'];
/** From Intl: the day of a message. */
const KNOWN = new Set([new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(0, 'day')]);

test('in a language that nobody speaks no part of the chat has a text of another one', async ({ page }) => {
  await speakPseudoInChat(page);
  const { close } = await openShop(page, {
    settings: {
      displayName: pseudoText('Guide'),
      conversationStarters: [pseudoText('Do you mend zips?')],
      handover: { isOffered: true, minutes: 5, hours: null, closedDays: [], awayMinutes: 5 },
      contactCard: { email: 'help@shop.example', phone: '+49 30 1234567' },
    },
  });
  const look = async (part: string) => {
    const texts = await shownTexts(appFrame(page));
    expect(texts.filter((text) => text.includes('⟦')).length, part).toBeGreaterThan(2);
    expect.soft(plainWords(texts, DATA, KNOWN), part).toEqual([]);
  };

  await expect(bubbleOf(page)).toBeVisible();
  const bubble = (await bubbleOf(page).getAttribute('aria-label')) ?? '';
  expect.soft(plainWords([bubble], DATA, KNOWN)).toEqual([]);
  const frame = await openChat(page, spoken);
  await look('beginning');

  const entry = async (text: string) => (await menuEntry(frame, spoken, pseudoText(text))).click();
  await menuEntry(frame, spoken, pseudoText(w.leaveMessage));
  await look('menu');
  await page.keyboard.press('Escape');

  await sendMessage(frame, spoken, '?');
  await frame.getByRole('button', { name: pseudoText(w.bad) }).click();
  await expect(frame.getByLabel(pseudoText(w.badComment))).toBeVisible();
  await look('answer');

  await page.route(`${suiteUrls.functions}/answer/answer`, (route) => route.abort('connectionreset'));
  await sendMessage(frame, spoken, '?');
  await expect(frame.getByText(pseudoText(w.failures.network)).first()).toBeVisible();
  await look('error');

  await entry(w.leaveMessage);
  await frame.getByRole('button', { name: pseudoText(w.sendMessage) }).click();
  await expect(frame.getByText(pseudoText(w.required)).first()).toBeVisible();
  await look('message');
  await frame.getByLabel(pseudoText(w.emailLabel)).fill('visitor@example.com');
  await frame.getByLabel(pseudoText(w.contactMessageLabel)).fill('?');
  await frame.getByRole('checkbox').check();
  await frame.getByRole('button', { name: pseudoText(w.sendMessage) }).click();
  await expect(frame.getByText(pseudoText(w.receiptTitle))).toBeVisible();
  await look('receipt');
  await frame.getByRole('button', { name: pseudoText(w.backToChat) }).click();

  await entry(w.deleteChat);
  await expect(frame.getByRole('button', { name: pseudoText(w.deleteConfirm) })).toBeVisible();
  await look('deletion');
  await frame.getByRole('button', { name: pseudoText(w.cancel) }).click();

  await entry(w.handover);
  await expect(frame.getByRole('button', { name: pseudoText(w.handoverSubmit) })).toBeVisible();
  await look('handover');
  close();
});
