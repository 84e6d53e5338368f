import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { seeded } from '../support/seeded.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { openChat } from '../support/widget/chatFrame.ts';
import { db } from '../support/db.ts';
import { widgetTexts } from '../support/texts.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';

test('a chatbot is met on a page of its own as visitors meet it, in the language of the address', async ({
  page,
  language,
  t,
}) => {
  const owner = await newOwner(language);
  const chatbotId = await newChatbotIn(owner.orgId);
  await db.doc(paths.chatbot(owner.orgId, chatbotId)).update({ trained: true, bubbleAlignment: 'left' });
  await openAs(page, owner, `/dashboard/chatbot/${chatbotId}/install`);
  await page.getByRole('link', { name: t('integration.test') }).click();
  await expect(page).toHaveURL(`/${language}/dashboard/chatbot/${chatbotId}/test`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('testPage.title', { name: 'Guide' }));
  await expect(page.locator('parlance-widget')).toBeAttached();
  const frame = await openChat(page, widgetTexts[language]);
  await expect(frame.getByRole('heading', { name: 'Guide' })).toBeVisible();

  // Leaving takes the bubble along.
  await page.goBack();
  await expect(page.getByRole('heading', { name: t('install.title') })).toBeVisible();
  await expect(page.locator('parlance-widget')).toHaveCount(0);

  // Another organization's chatbot is none.
  await page.goto(`/${language}/dashboard/chatbot/${seeded.chatbotId}/test`);
  await expect(page.getByRole('heading', { name: t('status.pageNotFound') })).toBeVisible();
});
