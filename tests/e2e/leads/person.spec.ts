import { newLead } from '@parlance/domain/documents/chats/lead';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { haveSession } from '../support/accounts/haveSession.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { follow } from '../support/follow.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';

test('a lead is answered by mail, then all of the person is found, handed out and erased', async ({
  page,
  language,
  t,
}) => {
  const owner = await newOwner(language);
  const { orgId } = owner;
  const chatbotId = await newChatbotIn(orgId);
  const email = `${newId().toLowerCase()}@example.com`;
  const at = new Date();
  const said = { chatbotId, chatId: null, name: 'Ada', email, phone: '', message: 'Call me.', category: null };
  await db.doc(paths.lead(orgId, newId())).set(newLead({ ...said, consentAt: at, createdAt: at }));
  await haveSession(page, owner);
  await page.goto(`/dashboard/chatbot/${chatbotId}/activity/leads`);
  await page.getByRole('link', { name: t('leads.openDetails', { email }) }).click();
  const details = page.getByRole('dialog');
  await details.getByRole('button', { name: t('leads.reply') }).click();
  const reply = details.getByLabel(t('leads.newReply', { email }));
  await expect(reply).toBeFocused();
  await reply.fill('We are on it.');
  await details.getByRole('button', { name: t('leads.sendReply') }).click();
  await expect(details.getByText(t('leads.replySent'))).toBeVisible({ timeout: 20_000 });
  await expect(details.getByRole('listitem').filter({ hasText: 'We are on it.' })).toBeVisible();
  await expect(details.getByLabel(t('leads.status'))).toHaveValue('in-progress');
  await expectAccessible(page);

  await follow(page, '/dashboard/settings/general');
  await page.getByLabel(t('privacy.subject')).fill(email.toUpperCase());
  await page.getByRole('button', { name: t('privacy.find') }).click();
  await expect(page.getByText(t('privacy.found', { name: email }))).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('privacy.export') }).click();
  expect((await download).suggestedFilename()).toMatch(/^person-.*\.json$/);
  await page.getByRole('button', { name: t('privacy.erase'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('privacy.eraseTitle') });
  await dialog.getByLabel(t('privacy.eraseTyped', { name: email })).fill(email);
  await dialog.getByRole('button', { name: t('privacy.erase') }).click();
  await expect(page.getByText(t('privacy.erased'))).toBeVisible();
  await expect(page.getByText(t('privacy.receipts'))).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});
