import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { newSourcesIn } from '../support/sources/newSourcesIn.ts';
import { haveSession } from '../support/accounts/haveSession.ts';
import { storedChat } from '../support/storedChat.ts';
import { SourcesPage } from '../support/sources/sourcesPage.ts';

test('a long list is paged, sorted, searched and deleted as a whole, and its address keeps it', async ({
  page,
  language,
  t,
}) => {
  const owner = await newOwner(language);
  const chatbotId = await newChatbotIn(owner.orgId);
  const place = { orgId: owner.orgId, chatbotId };
  await newSourcesIn(place, 'qa', 'Question', 31);
  await newSourcesIn(place, 'file', 'Manual', 3);
  const sources = new SourcesPage(page, t);
  await haveSession(page, owner);
  await sources.open(chatbotId);
  // The header's row counts too.
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(26);
  await expect(page.getByText('1–25 of 34')).toBeVisible();
  await expect(page.getByText('34 sources', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Go to next page' }).press('Enter');
  await expect(page).toHaveURL(/\/sources\?page=2$/);
  await expect(page.getByText('26–34 of 34')).toBeVisible();
  await expect(rows).toHaveCount(10);
  await page.reload();
  await expect(page.getByText('26–34 of 34')).toBeVisible();
  await expect(rows).toHaveCount(10);

  const byCharacters = page.getByRole('columnheader', { name: t('sources.characters') });
  await byCharacters.click();
  await expect(page).toHaveURL(/\/sources\?sort=characters$/);
  await expect(rows.nth(1)).toContainText('Question 31');
  await expect(rows.nth(1)).toContainText('3,100');
  await rows.nth(1).getByRole('button', { name: 'Size of Question 31: 3,100 characters' }).press('Enter');
  const sizes = page.getByRole('dialog', { name: t('sources.sizes') });
  await expect(sizes.getByRole('term')).toHaveText(['Size', 'Characters', 'Tokens', 'Passages']);
  await expect(sizes.getByRole('definition').nth(1)).toHaveText('3,100');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sizes).toHaveCount(0);
  await expect(byCharacters).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('columnheader', { name: t('sources.name') }).click();
  await expect(page).toHaveURL(/\/sources\?sort=name$/);
  await expect(rows.nth(1)).toContainText('Manual 01.txt');
  await sources.tab('qa').click();
  await expect(page).toHaveURL(/\/sources\?type=qa&sort=name$/);
  await expect(rows.nth(1)).toContainText('Question 01');
  await expect(sources.tab('qa')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('1–25 of 31')).toBeVisible();
  await sources.tab('website').click();
  await expect(page.getByText(t('sources.emptyTitle.website'))).toBeVisible();
  await sources.tab('all').click();

  const search = page.getByRole('searchbox', { name: t('sources.search') });
  await search.fill('manu 02');
  await expect(page).toHaveURL(/\/sources\?q=manu\+02&sort=name$/);
  await expect(sources.row('Manual 02.txt')).toBeVisible();
  await expect(sources.row('Question 02')).toHaveCount(0);
  await page.reload();
  await expect(search).toHaveValue('manu 02');
  await expect(sources.row('Manual 02.txt')).toBeVisible();
  await search.fill('yurt');
  await expect(page.getByText('No source here has "yurt" in its name.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('sources.clearSearch') }).click();
  await expect(search).toHaveValue('');
  await expect(page.getByText('1–25 of 34')).toBeVisible();

  const remove = page.getByRole('button', { name: t('sources.deleteSelected') });
  await expect(page.getByText(t('sources.noneSelected'))).toBeAttached();
  await expect(remove).toHaveCount(0);
  await sources.row('Manual 01.txt').getByRole('checkbox').check();
  await sources.row('Question 04').getByRole('checkbox').check();
  await expect(page.getByText('2 documents selected')).toBeVisible();
  await remove.click();
  const two = page.getByRole('dialog', { name: 'Delete 2 sources?' });
  await expect(two.getByText('The 2 sources and 2 passages will be deleted.')).toBeVisible();
  await two.getByRole('button', { name: t('common.cancel') }).click();
  await sources.row('Question 04').getByRole('checkbox').uncheck();
  await remove.click();
  await page.getByRole('button', { name: 'Delete 1 source' }).click();
  await expect(page.getByText('1 source, 1 passage and 1 file deleted')).toBeVisible();
  await expect(page.getByText('1–25 of 33')).toBeVisible();

  await rows.first().getByRole('checkbox').check();
  await expect(page.getByText('25 documents selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 33' }).click();
  await expect(page.getByText('33 documents selected')).toBeVisible();
  await remove.click();
  await page.getByRole('button', { name: 'Delete 33 sources' }).click();
  await expect(page.getByText('33 sources, 33 passages and 2 files deleted')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(t('sources.emptyTitle'))).toBeVisible();
});

test('a viewer reads the sources and is offered nothing that changes them', async ({ page, language, t }) => {
  const owner = await newOwner(language, { plan: 'business' });
  const chatbotId = await newChatbotIn(owner.orgId);
  const viewer = await newMember(owner.orgId, 'viewer', 'Grace Hopper', language);
  const sources = new SourcesPage(page, t);
  await haveSession(page, viewer);
  await sources.open(chatbotId);
  await expect(page.getByText(t('sources.emptyTextViewer'))).toBeVisible();
  await newSourcesIn({ orgId: owner.orgId, chatbotId }, 'qa', 'Question', 1);
  await expect(sources.row('Question 01')).toBeVisible();
  await expect(page.getByText(t('sources.contextViewer'))).toBeVisible();
  await sources.tab('qa').click();
  await expect(page.getByRole('button', { name: t('qa.export') })).toBeVisible();
  for (const name of [
    t('sources.add.file'),
    t('sources.add.website'),
    t('sources.add.qa'),
    t('sources.choose'),
    t('sources.deleteSelected'),
    t('qa.import'),
    t('sources.actionsOf', { name: 'Question 01' }),
  ]) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await sources.row('Question 01').getByRole('gridcell').nth(1).click();
  await expect(page.getByRole('heading', { name: 'Question 01', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: t('qa.export') })).toBeVisible();
  await page.getByRole('link', { name: 'Question 01' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sources\/text\//);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Question 01', level: 1 })).toBeVisible();
  await page.goBack();

  // What an answer drew on has changed since: the source says so, and leads to the conversation.
  const said = { question: { text: 'What does it cost?' }, answer: { text: '7 euros.' } };
  const chatId = await storedChat({ orgId: owner.orgId, chatbotId, locale: language }, [said]);
  const found = await db.collection(paths.sources(owner.orgId)).get();
  const changedAnswers = { answers: 1, chatIds: [chatId], at: new Date() };
  await Promise.all(found.docs.map(({ ref }) => ref.update({ changedAnswers })));
  await expect(page.getByText('One answer of the last week used a passage that has changed since.')).toBeVisible();
  await page.getByRole('button', { name: t('sources.changedChats') }).click();
  const changed = page.getByRole('dialog', { name: 'Question 01' });
  await expectAccessible(page);
  await changed.getByRole('link', { name: 'Conversation 1' }).click();
  await expect(page).toHaveURL(new RegExp(`/activity/chats\\?chat=${chatId}`));
  await expect(page.getByText('7 euros.').first()).toBeVisible();
});
