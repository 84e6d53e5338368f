import { paths } from '@parlance/domain/paths';
import { newOwner } from '../../e2e/support/accounts/newOwner.ts';
import { db } from '../../e2e/support/db.ts';
import { newChatbotIn } from '../../e2e/support/newChatbotIn.ts';
import { webTexts, widgetTexts } from '../../e2e/support/texts.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import type { Firefox } from '../Firefox.ts';
import { signIn } from '../signIn.ts';

const t = webTexts('en');
const w = widgetTexts.en;
const QUESTION = 'Is the blue tent in stock?';
const REPLY = 'I have put one aside for you.';

/** A conversation appears while the team's page is open; somebody takes it over and answers, and the visitor reads it. */
export async function inboxJourney(firefox: Firefox): Promise<void> {
  const owner = await newOwner('en');
  const chatbotId = await newChatbotIn(owner.orgId);
  const [page, visitor] = [await firefox.open(), await firefox.open()];
  await signIn(page, owner, t, `/dashboard/chatbot/${chatbotId}/activity/chats`);
  await page.sees(t('chats.emptyTitle'));
  const allowedDomains = [new URL(suiteUrls.demoSite).host];
  await db.doc(paths.chatbot(owner.orgId, chatbotId)).update({ trained: true, allowedDomains });
  await db.doc(paths.widget(chatbotId)).update({ trained: true, allowedDomains });

  await visitor.goto(`${suiteUrls.demoSite}/en?chatbot=${chatbotId}`);
  await visitor.pressInside('parlance-widget');
  const chat = visitor.frame('/iframe/');
  await chat.fill(w.messageLabel, QUESTION);
  await visitor.key('Enter');
  await page.click(QUESTION);
  await page.press(t('chats.takeOver'));
  await page.fill(t('chats.message'), REPLY);
  await page.key('Enter');
  await chat.sees(REPLY);
  await chat.fill(w.messageLabel, 'Thank you, Ada!');
  await visitor.key('Enter');
  await page.sees('Thank you, Ada!');
}
