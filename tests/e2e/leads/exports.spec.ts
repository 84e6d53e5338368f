import { readFile } from 'node:fs/promises';
import { newLead } from '@parlance/domain/documents/chats/lead';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { haveSession } from '../support/accounts/haveSession.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { follow } from '../support/follow.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { storedChat } from '../support/storedChat.ts';

test.use({ language: 'de' });

test('leads and conversations leave as files with what the list shows, for owner and administrators alone', async ({
  page,
  t,
}) => {
  const owner = await newOwner('de');
  const { orgId } = owner;
  const chatbotId = await newChatbotIn(orgId);
  for (const [name, status] of [
    ['=1+1', 'new'],
    ['Erledigt', 'done'],
  ] as const) {
    const at = new Date();
    const said = {
      chatbotId,
      chatId: null,
      name,
      email: 'ada@example.com',
      phone: '',
      message: 'Hallo',
      category: null,
    };
    const lead = newLead({ ...said, consentAt: at, createdAt: at });
    await db.doc(paths.lead(orgId, newId())).set({ ...lead, status });
  }
  const address = `/dashboard/chatbot/${chatbotId}/activity/leads?status=new`;
  await haveSession(page, owner);
  await page.goto(address);
  await page.getByRole('button', { name: t('exports.open') }).click();
  const dialog = page.getByRole('dialog', { name: t('exports.title.leads') });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('exports.begin') }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('exports.fetch') }).click({ timeout: 30_000 });
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
  const content = await readFile(await file.path(), 'utf8');
  expect(content).toContain(`"'=1+1","ada@example.com"`);
  expect(content).not.toContain('Erledigt');

  await storedChat({ orgId, chatbotId, locale: 'de' }, [
    { question: { text: 'Wo ist es?' }, answer: { text: 'Hier.' } },
  ]);
  // From the inbox: of all chatbots.
  await follow(page, '/dashboard/inbox/chats');
  await expect(page.getByRole('button', { name: t('exports.open') })).toBeVisible();
  await page.keyboard.press('e');
  const chats = page.getByRole('dialog', { name: t('exports.title.chats') });
  await chats.getByLabel(t('exports.format.xlsx')).check();
  await chats.getByRole('button', { name: t('exports.begin') }).click();
  const name = t('exports.name.chats').replace('{chatbot}', t('exports.allChatbots')).replace('{format}', 'XLSX');
  const workbook = page.waitForEvent('download');
  await chats.getByRole('button', { name: t('exports.fetchOf', { name }) }).click({ timeout: 30_000 });
  expect((await workbook).suggestedFilename()).toMatch(/^chats-.*\.xlsx$/);

  const member = await newMember(orgId, 'member', 'Grace Hopper', 'de');
  await haveSession(page, member);
  await page.goto(address);
  await expect(page.getByText('=1+1')).toBeVisible();
  await expect(page.getByRole('button', { name: t('exports.open') })).toHaveCount(0);
});
