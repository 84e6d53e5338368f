import { paths } from '@parlance/domain/paths';
import { follow } from '../support/follow.ts';
import { expect } from '@playwright/test';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { signIn } from '../support/accounts/signIn.ts';
import { teamTest } from '../support/accounts/teamTest.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { failOnce } from '../support/failOnce.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { storedChat } from '../support/storedChat.ts';
import { newSourcesIn } from '../support/sources/newSourcesIn.ts';
import { sourcesTest } from '../support/sources/sourcesTest.ts';

teamTest(
  'without a connection every page says so and keeps what was typed, until it is back @desktop',
  async ({ page, context, language, t }) => {
    const owner = await newOwner(language, { plan: 'business' });
    const { orgId } = owner;
    const chatbotId = await newChatbotIn(orgId);
    await openAs(page, owner, '/dashboard/inbox/chats');
    await storedChat({ orgId, chatbotId, locale: language }, [{ question: { text: 'Before?' } }]);
    const chats = page.getByRole('navigation', { name: t('chats.list') }).getByRole('link');
    await expect(chats.filter({ hasText: 'Before?' })).toBeVisible();
    const notice = page.getByText(t('offline.notice'));
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await storedChat({ orgId, chatbotId, locale: language }, [{ question: { text: 'After?' } }]);
    // A page that is not loaded yet waits, and the one that is there stays.
    await page.getByRole('link', { name: t('nav.usage'), exact: true }).click();
    await expect(page.getByText(t('offline.held'))).toBeVisible();
    await expect(chats.filter({ hasText: 'Before?' })).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/dashboard\/usage$/);
    await page.getByRole('link', { name: t('nav.inbox'), exact: true }).click();
    const queues = page.getByRole('navigation', { name: t('nav.inbox'), exact: true });
    await queues.getByRole('link', { name: t('nav.allChats'), exact: true }).click();
    await expect(chats.filter({ hasText: 'After?' })).toBeVisible();

    await follow(page, `/dashboard/chatbot/${chatbotId}/settings/general`);
    const name = page.getByLabel(t('chatbotSettings.name'), { exact: true });
    await name.fill('Renamed');
    await context.setOffline(true);
    const save = page.getByRole('button', { name: t('settings.save'), exact: true });
    await save.click();
    await expect(page.getByText(t('error.unavailable'))).toBeVisible();
    await expect(name).toHaveValue('Renamed');
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
    await save.click();
    await expect(page.getByText(t('settingsForm.saved'))).toBeVisible();
    expect((await db.doc(paths.chatbot(orgId, chatbotId)).get()).get('name')).toBe('Renamed');

    // With no page on its way nothing is held: a page that is loaded anew is.
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await page.evaluate(() => window.location.reload());
    await expect(page).toHaveURL('chrome-error://chromewebdata/');
    await context.setOffline(false);
  },
);

teamTest('chatbots: what failed and what to do @desktop', async ({ page, language, t }) => {
  const owner = await newOwner(language, { plan: 'business' });
  const chatbotId = await newChatbotIn(owner.orgId);
  await signIn(page, owner, language);
  await page.getByRole('button', { name: t('chatbots.create') }).click();
  const create = page.getByRole('dialog', { name: t('chatbots.createTitle') });
  await create.getByLabel(t('chatbots.name')).fill('Second');
  await failOnce(page, 'createChatbot');
  await create.getByRole('button', { name: t('chatbots.create') }).click();
  await expect(create.getByRole('alert')).toHaveText('Failed to create chatbot. Please try again');
  await expectAccessible(page);

  await follow(page, `/dashboard/chatbot/${chatbotId}/settings/general`);
  await page.getByRole('button', { name: t('generalSettings.deleteChatbot') }).click();
  const remove = page.getByRole('dialog');
  await remove.getByLabel(t('generalSettings.typeName', { name: 'Guide' })).fill('Guide');
  await failOnce(page, 'deleteChatbot');
  await remove.getByRole('button', { name: t('generalSettings.deleteChatbot') }).click();
  await expect(page.getByText('Failed to delete chatbot. Please try again')).toBeVisible();
});

sourcesTest(
  'sources: one document, several and a question with its answer each fail under their name @desktop',
  async ({ page, t, knowledge: { owner, chatbotId, sources } }) => {
    await newSourcesIn({ orgId: owner.orgId, chatbotId }, 'file', 'Manual', 2);
    await newSourcesIn({ orgId: owner.orgId, chatbotId }, 'qa', 'Question', 1);
    await sources.open(chatbotId);
    const failToDelete = async (text: string) => {
      await failOnce(page, 'deleteSources');
      const dialog = page.getByRole('dialog');
      await dialog
        .getByRole('button')
        .filter({ hasNotText: t('common.cancel') })
        .click();
      await expect(page.getByText(text)).toBeVisible();
      await dialog.getByRole('button', { name: t('common.cancel') }).click();
    };
    await sources.choose('Manual 01.txt', 'delete');
    await failToDelete('Failed to delete documents. Please try again');
    await sources.choose('Question 01', 'delete');
    await failToDelete('Failed to delete the Q&A. Please try again');
    await sources.row('Manual 01.txt').getByRole('checkbox').check();
    await sources.row('Manual 02.txt').getByRole('checkbox').check();
    await page.getByRole('button', { name: t('sources.deleteSelected') }).click();
    await failToDelete('Error deleting documents. Please try again');
  },
);

teamTest('organizations: an action that fails says so @desktop', async ({ newTeam, t }) => {
  const { elsewhere } = await newTeam('member');
  await elsewhere.goto('/dashboard/settings/members');
  await elsewhere.getByRole('button', { name: t('members.leaveAction') }).click();
  await failOnce(elsewhere, 'leaveOrg', 'rate-limited');
  await elsewhere
    .getByRole('dialog')
    .getByRole('button', { name: t('members.leaveAction') })
    .click();
  await expect(elsewhere.getByText(`Could not complete action. ${t('error.rate-limited')}`)).toBeVisible();
  // The second attempt succeeds, and the page that follows says so.
  await elsewhere
    .getByRole('dialog')
    .getByRole('button', { name: t('members.leaveAction') })
    .click();
  await expect(elsewhere).toHaveURL(/\/signin$/);
  await expect(elsewhere.getByText(t('members.left', { organization: 'Engine & Sons' }))).toBeVisible();
});
