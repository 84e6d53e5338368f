import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { storedChat } from '../support/storedChat.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { follow } from '../support/follow.ts';

test.use({ language: 'de' });

test('two people edit at once: untouched fields follow, the same field asks, nothing is overwritten', async ({
  page,
  language,
  t,
  openElsewhere,
}) => {
  const owner = await newOwner(language);
  const other = await newMember(owner.orgId, 'member', 'Charles Babbage', language);
  const chatbotId = await newChatbotIn(owner.orgId);
  const address = `/dashboard/chatbot/${chatbotId}/settings/general`;
  const theirPage = await openElsewhere();
  await Promise.all([openAs(page, owner, address), openAs(theirPage, other, address)]);
  const name = page.getByLabel(t('chatbotSettings.name'), { exact: true });
  const description = page.getByLabel(t('chatbotSettings.description'), { exact: true });
  await name.fill('Mine');

  await theirPage.getByLabel(t('chatbotSettings.description'), { exact: true }).fill('Theirs alone');
  await theirPage.getByRole('button', { name: t('settings.save'), exact: true }).click();
  await expect(description).toHaveValue('Theirs alone');
  await expect(name).toHaveValue('Mine');

  await theirPage.getByLabel(t('chatbotSettings.name'), { exact: true }).fill('Theirs');
  await theirPage.getByRole('button', { name: t('settings.save'), exact: true }).click();
  const conflict = page.getByRole('group', { name: t('chatbotSettings.name'), exact: true });
  await expect(conflict.getByText(/Charles Babbage/)).toBeVisible();
  await expect(page.getByRole('button', { name: t('settings.save'), exact: true })).toBeDisabled();
  await expectAccessible(page);
  await conflict.getByRole('button', { name: t('settingsForm.keepMine') }).click();
  await page.getByRole('button', { name: t('settings.save'), exact: true }).click();
  await expect(page.getByText(t('settingsForm.saved'))).toBeVisible();
  const ref = db.doc(paths.chatbot(owner.orgId, chatbotId));
  const saved = chatbotSchema.parse((await ref.get()).data());
  expect(saved).toMatchObject({ name: 'Mine', description: 'Theirs alone', settingsVersion: 3, settingsBy: owner.uid });
});

test('unsaved changes are guarded and can be reverted', async ({ page, language, t }) => {
  const owner = await newOwner(language);
  const chatbotId = await newChatbotIn(owner.orgId);
  await openAs(page, owner, `/dashboard/chatbot/${chatbotId}/settings/general`);
  const name = page.getByLabel(t('chatbotSettings.name'), { exact: true });
  await name.fill('Changed');
  const away = page.getByRole('link', { name: t('chatbotSettings.notifications'), exact: true });
  await away.click();
  const dialog = page.getByRole('dialog', { name: t('settingsForm.leaveTitle') });
  await dialog.getByRole('button', { name: t('common.cancel') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(name).toHaveValue('Changed');

  const asked = page.waitForEvent('dialog');
  const reloading = page.reload();
  await (await asked).accept();
  await reloading;
  await expect(name).toHaveValue('Guide');

  await name.fill('Again');
  await page.getByRole('button', { name: t('settings.revert') }).click();
  await expect(name).toHaveValue('Guide');
  await name.fill('Again');
  await away.click();
  await dialog.getByRole('button', { name: t('settingsForm.leave'), exact: true }).click();
  await expect(page).toHaveURL(/settings\/notifications$/);

  // Or they are saved on the way, unless they cannot be.
  await expect(page.getByRole('heading', { level: 1, name: t('chatbotSettings.notifications') })).toBeVisible();
  await page.goBack();
  await name.fill(' ');
  await away.click();
  await dialog.getByRole('button', { name: t('settingsForm.saveAndLeave') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Kept');
  await away.click();
  await dialog.getByRole('button', { name: t('settingsForm.saveAndLeave') }).click();
  await expect(page).toHaveURL(/settings\/notifications$/);
  expect((await db.doc(paths.chatbot(owner.orgId, chatbotId)).get()).get('name')).toBe('Kept');
});

test('a viewer looks at every page and changes nothing', async ({ page, language, t }) => {
  const owner = await newOwner(language);
  const viewer = await newMember(owner.orgId, 'viewer', 'Vera Viewer', language);
  const chatbotId = await newChatbotIn(owner.orgId);
  await openAs(page, viewer);
  for (const tab of ['general', 'interface', 'security', 'leads']) {
    await follow(page, `/dashboard/chatbot/${chatbotId}/settings/${tab}`);
    await expect(page.getByText(t('settingsForm.readOnly'))).toBeVisible();
    await expect(
      page.locator('main').locator('input:enabled, textarea:enabled:not([aria-hidden]), select:enabled'),
    ).toHaveCount(0);
  }
  await follow(page, `/dashboard/chatbot/${chatbotId}/settings/general`);
  await expect(page.getByText(t('generalSettings.dangerReadOnly'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('generalSettings.deleteChatbot') })).toHaveCount(0);
});

test('conversations and then the chatbot are deleted, with a receipt of what went', async ({ page, language, t }) => {
  const owner = await newOwner(language);
  const chatbotId = await newChatbotIn(owner.orgId);
  await openAs(page, owner, `/dashboard/chatbot/${chatbotId}/settings/general`);
  const first = page.getByRole('dialog');
  // Where there is none, nothing has to be typed.
  await page.getByRole('button', { name: t('generalSettings.deleteConversations') }).click();
  await expect(first.getByRole('button', { name: t('generalSettings.deleteConversations') })).toBeDisabled();
  await expect(first.getByRole('textbox')).toHaveCount(0);
  await first.getByRole('button', { name: t('common.cancel') }).click();
  await storedChat({ orgId: owner.orgId, chatbotId, locale: language }, [{ question: { text: 'Before?' } }]);
  await page.getByRole('button', { name: t('generalSettings.deleteConversations') }).click();
  await first.getByRole('textbox').fill('löschen');
  await first.getByRole('button', { name: t('generalSettings.deleteConversations') }).click();
  await expect(first.getByText(t('settings.typedMismatch'))).toBeVisible();
  await first.getByRole('textbox').fill('delete');
  await expectAccessible(page);
  await first.getByRole('button', { name: t('generalSettings.deleteConversations') }).click();
  await expect(first).toHaveCount(0);
  await expect(page.getByText(t('generalSettings.conversationsBegun'))).toBeVisible();
  await expect(page.getByText(/^Gelöscht: eine Unterhaltung/)).toBeVisible();

  await page.getByRole('button', { name: t('generalSettings.deleteChatbot') }).click();
  const second = page.getByRole('dialog');
  await second.getByRole('textbox').fill('Guide');
  await second.getByRole('button', { name: t('generalSettings.deleteChatbot') }).click();
  await expect(page).toHaveURL(/\/dashboard\/chatbots$/);
  await expect(page.getByText(/„Guide“ wurde gelöscht/).first()).toBeVisible();
  await expect.poll(async () => (await db.doc(paths.chatbot(owner.orgId, chatbotId)).get()).exists).toBe(false);
});
