import { newChatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { follow } from '../support/follow.ts';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';

test('chatbots are created up to the limit of the plan', async ({ page, language, t }) => {
  const owner = await newOwner(language);
  await openAs(page, owner);
  for (const name of ['Guide', 'Workshop']) {
    await follow(page, '/dashboard/chatbots');
    await page.getByRole('button', { name: t('chatbots.create') }).click();
    const dialog = page.getByRole('dialog', { name: t('chatbots.createTitle') });
    await dialog.getByRole('button', { name: t('chatbots.create') }).click();
    await expect(dialog.getByText(t('form.required'))).toBeVisible();
    await dialog.getByLabel(t('chatbots.name'), { exact: true }).fill(name);
    await dialog.getByLabel(t('chatbots.description')).fill('For the shop');
    await dialog.getByRole('button', { name: t('chatbots.create') }).click();
    await expect(page.getByText(t('chatbots.created', { name }))).toBeVisible();
    await expect(page.getByRole('heading', { name: t('nav.sources'), level: 1 })).toBeVisible();
  }
  await follow(page, '/dashboard/chatbots');
  const limit = page
    .getByRole('alert')
    .filter({ hasText: t('error.chatbot-limit-reached', { current: '2', max: '2' }) });
  await expect(limit.getByRole('link', { name: t('upgrade.button') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('chatbots.create') })).toHaveCount(0);
  await expect(page.getByText('For the shop')).toHaveCount(2);
  await follow(page, '/dashboard/chatbots?new=1');
  await expect(limit).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
});

test('chatbots are found, listed as a table, switched off, and shown on their way out', async ({
  page,
  language,
  t,
}) => {
  const owner = await newOwner(language, { plan: 'business', chatbotCount: 5 });
  const names = ['Guide', 'Workshop', 'Rental', 'Jobs', 'Grüner Laden'];
  const ids = await Promise.all(
    names.map(async (name, index) => {
      const id = newId();
      const at = new Date(Date.now() - 1000 * (names.length - index));
      const isDeleting = name === 'Jobs';
      const chatbot = { ...newChatbot(name, ''), isDeleting, createdAt: at };
      await db.doc(paths.chatbot(owner.orgId, id)).set(chatbot);
      return id;
    }),
  );
  await openAs(page, owner);
  await page.getByRole('button', { name: t('chatbots.layout.table') }).click();
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await expect(row('Jobs').getByText(t('chatbots.deleting'))).toBeVisible();
  await expect(row('Jobs').getByRole('link')).toHaveCount(0);
  await expect(row('Jobs').getByRole('button')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: t('chatbots.search') }).fill('gruner');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(row('Grüner Laden')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox', { name: t('chatbots.search') }).fill('nothing');
  await expect(page.getByText(t('chatbots.noneFoundTitle'))).toBeVisible();
  await page.getByRole('searchbox', { name: t('chatbots.search') }).fill('');
  await page.getByRole('button', { name: t('chatbots.layout.cards') }).click();

  await page.getByRole('button', { name: t('chatbots.actionsOf', { name: 'Guide' }) }).click();
  await page.getByRole('menuitem', { name: t('chatbots.deactivate') }).click();
  await expect(page.getByText(t('chatbots.deactivated', { name: 'Guide' }))).toBeVisible();
  await expect(page.getByText(t('chatbots.inactive'), { exact: true })).toBeVisible();
  const stored = await db.doc(paths.chatbot(owner.orgId, ids[0] ?? '')).get();
  expect(stored.data()).toMatchObject({ status: 'inactive', settingsVersion: 1, settingsBy: owner.uid });
});

test('a status that somebody else saved meanwhile is no success', async ({ page, language, t }) => {
  const owner = await newOwner(language);
  await newChatbotIn(owner.orgId);
  await openAs(page, owner);
  const headers = { 'access-control-allow-origin': '*' };
  const conflict = { kind: 'conflict', fields: ['status'] };
  await page.route('**/saveChatbotSettings', (route) => route.fulfill({ headers, json: { result: conflict } }));
  await page.getByRole('button', { name: t('chatbots.actionsOf', { name: 'Guide' }) }).click();
  await page.getByRole('menuitem', { name: t('chatbots.deactivate') }).click();
  await expect(page.getByText(t('settingsForm.statusConflict'))).toBeVisible();
  await expect(page.getByText(t('chatbots.deactivated', { name: 'Guide' }))).toHaveCount(0);
});
