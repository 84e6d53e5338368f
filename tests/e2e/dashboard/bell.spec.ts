import { newLead } from '@parlance/domain/documents/chats/lead';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { haveSession } from '../support/accounts/haveSession.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { expectAccessible } from '../support/axe.ts';
import { counted } from '../support/counted.ts';
import { db } from '../support/db.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';

test('the bell counts what is new, leads to it, and stays read', async ({ page, language, t }) => {
  const owner = await newOwner(language);
  const chatbotId = await newChatbotIn(owner.orgId);
  const leave = async (name: string) => {
    const at = new Date();
    const said = { chatbotId, chatId: null, name, email: 'ada@example.com', phone: '', message: 'Hi', category: null };
    await db.doc(paths.lead(owner.orgId, newId())).set(newLead({ ...said, consentAt: at, createdAt: at }));
  };
  await leave('Ada');
  await haveSession(page, owner);
  await page.goto('/dashboard/chatbots');
  const bell = (count: number) => page.getByRole('button', { name: counted(t, 'bell.label', count) });
  await expect(bell(1)).toBeVisible();
  await leave('Grace');
  await bell(2).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Grace' }).click();
  await expect(page).toHaveURL(`/dashboard/chatbot/${chatbotId}/activity/leads`);
  await expect(bell(0)).toBeVisible();
  await page.reload();
  await expect(bell(0)).toBeVisible();
});
