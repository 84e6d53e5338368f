import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { paths } from '@parlance/domain/paths';
import { newOwner } from '../../e2e/support/accounts/newOwner.ts';
import { db } from '../../e2e/support/db.ts';
import { newChatbotIn } from '../../e2e/support/newChatbotIn.ts';
import { webTexts } from '../../e2e/support/texts.ts';
import type { Firefox } from '../Firefox.ts';
import { signIn } from '../signIn.ts';

const t = webTexts('en');
const NAME = 'Trail helper';

/** Somebody changes the chatbot's name, sees it in the preview before it is saved, and saves it. */
export async function settingsJourney(firefox: Firefox): Promise<void> {
  const owner = await newOwner('en');
  const chatbotId = await newChatbotIn(owner.orgId);
  const page = await firefox.open();
  await signIn(page, owner, t, `/dashboard/chatbot/${chatbotId}/settings/interface`);
  await page.fill(t('chatbotSettings.displayName'), NAME);
  await page.frame('/iframe/').sees(NAME);
  await page.press(t('settings.save'));
  await page.sees(t('settingsForm.saved'));
  const saved = chatbotSchema.parse((await db.doc(paths.chatbot(owner.orgId, chatbotId)).get()).data());
  if (saved.displayName !== NAME) throw new Error(`stored was ${saved.displayName}`);
}
