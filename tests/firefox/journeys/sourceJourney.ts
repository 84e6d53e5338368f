import { newOwner } from '../../e2e/support/accounts/newOwner.ts';
import { newChatbotIn } from '../../e2e/support/newChatbotIn.ts';
import { webTexts, widgetTexts } from '../../e2e/support/texts.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import type { Firefox } from '../Firefox.ts';
import { signIn } from '../signIn.ts';

const t = webTexts('en');
const w = widgetTexts.en;

/** Somebody of a business signs in, adds a question with its answer, sees it taken in, and asks it in the playground. */
export async function sourceJourney(firefox: Firefox): Promise<void> {
  const owner = await newOwner('en');
  const chatbotId = await newChatbotIn(owner.orgId);
  const page = await firefox.open();
  await signIn(page, owner, t, `/dashboard/chatbot/${chatbotId}/sources?type=qa`);
  await page.sees(t('sources.emptyTitle.qa'));
  await page.press(t('sources.add.qa'));
  await page.fill(t('qa.question'), 'Do you mend zips?');
  await page.fill(t('qa.answer'), 'Yes, every zip for 18 euros.');
  await page.press(t('qa.create'));
  await page.sees(t('qa.created'));
  await page.sees(t('sourceStatus.done'));
  await page.goto(`${suiteUrls.web}/dashboard/chatbot/${chatbotId}/playground`);
  const chat = page.frame('/iframe/');
  await chat.fill(w.messageLabel, 'Do you mend zips?');
  await page.key('Enter');
  await chat.sees('every zip for 18 euros');
}
