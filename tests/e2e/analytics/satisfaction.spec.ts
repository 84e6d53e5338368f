import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { storedChat } from '../support/storedChat.ts';
import { storeFigures } from '../support/storedFigures.ts';

const ZONE = 'Europe/Berlin';

test('what visitors say at the end stands in the conversation and in figures of its own', async ({
  page,
  language,
  t,
}) => {
  const owner = await newOwner(language, { plan: 'pro', timezone: ZONE });
  const { orgId } = owner;
  const chatbotId = await newChatbotIn(orgId);
  const answer = { text: 'Yes.' };
  const chatId = await storedChat({ orgId, chatbotId, locale: language }, [{ question: { text: 'Zips?' }, answer }]);
  const csat = { score: 2, comment: 'Nobody knew the price.', at: new Date() };
  await db.doc(paths.chat(orgId, chatId)).update({ csat });
  const figures = { conversations: 12, messages: 12, answered: 12, csat: { 2: 3, 5: 9 } };
  await storeFigures({ orgId, chatbotId, timezone: ZONE }, { 0: figures });

  await openAs(page, owner, `/dashboard/chatbot/${chatbotId}/activity/chats?chat=${chatId}`);
  await expect(page.getByText(t('chats.csat', { score: '2', word: t('csat.2') }))).toBeVisible();
  await expect(page.getByText(t('chats.quote', { quote: csat.comment }))).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/dashboard/chatbot/${chatbotId}/analytics/chats`);
  const panel = page.getByRole('region', { name: t('analytics.csat') });
  const shares = panel.getByRole('row');
  await expect(shares).toHaveCount(6);
  await expect(shares.nth(1)).toContainText(t('analytics.csatScore', { score: '5', word: t('csat.5') }));
  await expect(shares.nth(1)).toContainText('9');
  await expect(shares.nth(4)).toContainText('3');
  await expect(panel).toContainText(language === 'en' ? '12 answers' : '12 Antworten');
  await expect(panel).toContainText(language === 'en' ? '4.3 of 5' : '4,3 von 5');
  await expectAccessible(page);
});
