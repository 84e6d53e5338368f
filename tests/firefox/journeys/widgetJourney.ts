import { widgetTexts } from '../../e2e/support/texts.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import type { Firefox } from '../Firefox.ts';

const w = widgetTexts.en;

/** A visitor of a website on another origin: opens the chat, gets an answer with its source, rates it, and leaves a message. */
export async function widgetJourney(firefox: Firefox): Promise<void> {
  const page = await firefox.open();
  await page.goto(`${suiteUrls.demoSite}/en`);
  await page.pressInside('parlance-widget');
  const chat = page.frame('/iframe/');
  await chat.fill(w.messageLabel, 'How much does shipping to Austria cost?');
  await page.key('Enter');
  await chat.sees('7.90');
  await chat.sees(w.sources);
  await chat.press(w.good);
  await chat.sees(w.goodComment);
  await chat.fill(w.messageLabel, 'Who won the football world championship in 1990?');
  await page.key('Enter');
  await chat.press(w.leaveMessage);
  await chat.fill(w.emailLabel, 'visitor@example.com');
  await chat.checkOnly();
  await chat.press(w.sendMessage);
  await chat.sees(w.receiptTitle);
}
