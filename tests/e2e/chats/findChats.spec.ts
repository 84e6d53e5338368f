import { newId } from '@parlance/domain/ids';
import { follow } from '../support/follow.ts';
import { paths } from '@parlance/domain/paths';
import { expect, type Page } from '@playwright/test';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import type { Translate } from '../support/texts.ts';

const HOUR_MS = 3_600_000;
const OLD = 60;

/** Conversations that are over, written past the callables: some that can be told apart, and many older ones. */
async function storedChats(orgId: string, chatbotId: string): Promise<void> {
  const batch = db.batch();
  const add = (hoursAgo: number, own: object) =>
    batch.set(db.doc(paths.chat(orgId, newId())), {
      ...ruleDocuments.chat,
      chatbotId,
      unread: false,
      classifiedAt: new Date(),
      outcome: 'answered',
      lastMessageAt: new Date(Date.now() - hoursAgo * HOUR_MS),
      ...own,
    });
  add(1, { lastMessage: 'The zip?', category: 'Repairs', outcome: 'unanswered', terms: ['reissverschluss', 'zip'] });
  add(2, { lastMessage: 'The pole?', category: 'Repairs', sentiment: 'negative', terms: ['gestaenge', 'zelt'] });
  add(3, { lastMessage: 'The price?', category: 'Prices', locale: 'de', byAgent: true, terms: ['zelt', 'preis'] });
  for (let index = 0; index < OLD; index += 1) add(10 + index, { lastMessage: `Old ${index}`, terms: ['versand'] });
  add(500, { lastMessage: 'The oldest?', category: 'Prices', terms: ['versand', 'oesterreich'] });
  await batch.commit();
}

function listOf(page: Page, t: Translate) {
  return page.getByRole('navigation', { name: t('chats.list') }).getByRole('link');
}

for (const language of ['en', 'de'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(
      'conversations are found by filters and by words, also among old ones, and the address keeps it',
      { tag: language === 'de' ? ['@phone'] : [] },
      async ({ page, t }) => {
        const owner = await newOwner(language);
        const chatbotId = await newChatbotIn(owner.orgId);
        await storedChats(owner.orgId, chatbotId);
        await openAs(page, owner, `/dashboard/chatbot/${chatbotId}/activity/chats`);
        const list = listOf(page, t);
        await expect(list).toHaveCount(25);
        await page.getByRole('button', { name: t('chats.loadMore') }).click();
        await expect(list).toHaveCount(50);

        const open = page.getByRole('button', { name: new RegExp(`^${t('chats.filters')}(: \\d+)?$`) });
        await open.click();
        const dialog = page.getByRole('dialog', { name: t('chats.filters') });
        await dialog.getByLabel(t('chats.category')).fill('Repairs');
        await dialog.getByLabel(t('chats.category')).press('Enter');
        const behind = page.getByRole('navigation', { name: t('chats.list'), includeHidden: true }).locator('a');
        await expect(behind).toHaveCount(2);
        await dialog.getByLabel(t('chats.filter.outcome')).selectOption('unanswered');
        await expect(behind).toHaveCount(1);
        await expectAccessible(page);
        await dialog.press('Escape');
        await expect(open).toBeFocused();
        await expect(list).toContainText('The zip?');

        await page.reload();
        await expect(list).toHaveCount(1);
        const outcome = t('chats.filter.is', { name: t('chats.filter.outcome'), value: t('outcome.unanswered') });
        await page.getByRole('button', { name: t('chats.filterRemove', { filter: outcome }) }).click();
        await expect(list).toHaveCount(2);
        await page.getByRole('button', { name: t('chats.filtersClear') }).click();
        await expect(list).toHaveCount(25);

        const search = page.getByRole('searchbox', { name: t('chats.search') });
        await search.fill('Zelt GESTÄNGE');
        await expect(list).toHaveCount(1);
        await expect(list).toContainText('The pole?');
        await expectAccessible(page);
        await list.click();
        await expect(page.getByRole('heading', { name: t('chats.conversation') })).toBeVisible();
        expect(new URL(page.url()).searchParams.get('q')).toBe('Zelt GESTÄNGE');
        await page.goBack();

        await search.fill('versand oesterreich');
        await expect(list).toContainText('The oldest?');
        await search.fill('nowhere');
        await expect(page.getByText(t('chats.noMatchTitle'))).toBeVisible();
        await expectAccessible(page);
      },
    );
  });
}

test('a member corrects what a conversation was about, and a viewer sees it', async ({
  page,
  openElsewhere,
  language,
  t,
}) => {
  const owner = await newOwner(language);
  const { orgId } = owner;
  const [member, viewer, chatbotId] = await Promise.all([
    newMember(orgId, 'member', 'Grace Hopper', language),
    newMember(orgId, 'viewer', 'Joan Clarke', language),
    newChatbotIn(orgId),
  ]);
  await storedChats(orgId, chatbotId);
  const address = `/dashboard/chatbot/${chatbotId}/activity/chats?category=Repairs`;
  await openAs(page, member, address);
  await listOf(page, t).first().click();
  const button = page.getByRole('button', { name: t('chats.correct') });
  await button.click();
  const dialog = page.getByRole('dialog', { name: t('chats.correct') });
  await dialog.getByLabel(t('chats.category')).fill('Zips');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('chats.reviseSave') }).click();
  await expect(page.getByText(t('chats.correctedToast'))).toBeVisible();
  await expect(page.getByText('Zips', { exact: true })).toBeVisible();
  await expect(listOf(page, t)).toHaveCount(1);

  const onlooker = await openElsewhere();
  await openAs(onlooker, viewer, address.replace('Repairs', 'Zips'));
  await listOf(onlooker, t).first().click();
  await expect(onlooker.getByRole('button', { name: t('chats.correctedHint') })).toBeVisible();
  await expect(onlooker.getByRole('button', { name: t('chats.correct') })).toHaveCount(0);
});

test('the keyboard leads through the list, and an address with a language leads here', async ({
  page,
  language,
  t,
}) => {
  const owner = await newOwner(language);
  const chatbotId = await newChatbotIn(owner.orgId);
  await storedChats(owner.orgId, chatbotId);
  await openAs(page, owner, `/${language}/dashboard/chatbot/${chatbotId}/activity/chat-logs?category=Repairs`);
  await expect(page).toHaveURL(`/dashboard/chatbot/${chatbotId}/activity/chats?category=Repairs`);
  const list = listOf(page, t);
  await expect(list).toHaveCount(2);
  await page.keyboard.press('j');
  await expect(list.first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(list.last()).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(list.first()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: t('chats.search') });
  await expect(search).toBeFocused();
  await page.keyboard.type('j?');
  await expect(search).toHaveValue('j?');
  await search.fill('');
  await list.first().focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: t('chats.shortcuts') });
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await sheet.getByLabel(t('chats.shortcutsOn')).uncheck();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await list.first().focus();
  await page.keyboard.press('j');
  await expect(list.first()).toBeFocused();

  await page.getByRole('button', { name: t('chats.menu') }).click();
  await page.getByRole('menuitem', { name: t('chats.copyLink') }).click();
  await expect(page.getByText(t('chats.linkCopied'))).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(`/dashboard/chatbot/${chatbotId}/activity/chats`);
});

test('the table of conversations has its page in the address, and comes back to it', async ({ page, language, t }) => {
  const owner = await newOwner(language);
  const chatbotId = await newChatbotIn(owner.orgId);
  await storedChats(owner.orgId, chatbotId);
  const address = `/dashboard/chatbot/${chatbotId}/activity/chats`;
  await openAs(page, owner, address);
  await page.getByRole('button', { name: t('chats.asTable') }).click();
  const table = page.getByRole('grid', { name: t('chats.list') });
  const rows = table.getByRole('row').filter({ has: page.getByRole('gridcell') });
  await expect(rows).toHaveCount(25);
  await page.getByRole('button', { name: language === 'de' ? /nächsten Seite/ : /next page/ }).press('Enter');
  await expect(page).toHaveURL(`${address}?page=2`);
  await expect(rows.first()).toContainText('Old 22');
  await follow(page, `${address}?page=3`);
  await expect(rows).toHaveCount(14);
  await rows.last().getByRole('gridcell').first().click();
  await expect(page).toHaveURL(/\?page=3&chat=/);
  await page.getByRole('button', { name: t('common.back') }).click();
  await expect(page).toHaveURL(`${address}?page=3`);
  await expect(rows).toHaveCount(14);
});
