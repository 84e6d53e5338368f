import { paths } from '@parlance/domain/paths';
import { expect, type Page } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { haveSession } from '../support/accounts/haveSession.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { db } from '../support/db.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { storedChat } from '../support/storedChat.ts';

function keptDrafts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('parlance-draft:')));
}

test(
  'what an agent has typed is there after a reload, a colleague sees who is writing, and nothing of it stays',
  { tag: '@phone' },
  async ({ page, openElsewhere, language, t }) => {
    const owner = await newOwner(language);
    const grace = await newMember(owner.orgId, 'member', 'Grace Hopper', language);
    const chatbotId = await newChatbotIn(owner.orgId);
    const place = { orgId: owner.orgId, chatbotId, locale: language };
    const turn = { question: { text: 'Do you mend zips?' }, answer: { text: 'Yes.' } };
    const [chatId, otherId] = [await storedChat(place, [turn]), await storedChat(place, [turn])];
    const addressOf = (id: string) => `/dashboard/chatbot/${chatbotId}/activity/chats?chat=${id}`;
    await haveSession(page, owner);
    await page.goto(addressOf(chatId));
    await page.getByRole('button', { name: t('chats.takeOver') }).click();
    const field = page.getByLabel(t('chats.message'));
    await field.fill('It takes two');
    await page.reload();
    await expect(field).toHaveValue('It takes two');

    // Nobody else is there, and nothing is said of typing; then somebody is.
    const own = db.doc(paths.viewer(owner.orgId, chatId, owner.uid));
    await expect.poll(async () => (await own.get()).exists).toBe(true);
    expect((await own.get()).get('typingAt')).toBeUndefined();
    const second = await openElsewhere();
    await haveSession(second, grace);
    await second.goto(addressOf(chatId));
    const here = (where: Page) =>
      where.locator('output').filter({ hasText: /this conversation open too|diese Unterhaltung ebenfalls geöffnet/ });
    await expect(here(page)).toHaveCount(1);
    const writing = (where: Page, name: string) => where.getByText(t('chats.memberTyping', { name }));
    await expect(async () => {
      await field.pressSequentially(' d');
      await expect(writing(second, 'Ada Lovelace')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(writing(second, 'Ada Lovelace')).toHaveCount(0);
    await second.getByRole('button', { name: t('chats.notes', { count: '0' }) }).click();
    const note = second.getByLabel(t('notes.new'));
    await expect(async () => {
      await note.pressSequentially('Zip');
      await expect(writing(page, 'Grace Hopper')).toBeVisible({ timeout: 2000 });
    }).toPass();

    await field.fill('It takes two days.');
    await field.press('Enter');
    await expect(page.getByRole('log').getByText('It takes two days.')).toHaveCount(1);
    expect(await keptDrafts(page)).toEqual([]);

    await page.goto(addressOf(otherId));
    await page.getByRole('button', { name: t('chats.takeOver') }).click();
    await field.fill('For nobody else');
    expect(await keptDrafts(page)).toHaveLength(1);
    await page.getByRole('button', { name: t('account.menu') }).click();
    await page.getByRole('menuitem', { name: t('account.signOut') }).click();
    await expect(page).toHaveURL(/signin/);
    expect(await keptDrafts(page)).toEqual([]);
  },
);
