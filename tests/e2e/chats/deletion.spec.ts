import { newId } from '@parlance/domain/ids';
import { follow } from '../support/follow.ts';
import { paths } from '@parlance/domain/paths';
import { expect, type Page } from '@playwright/test';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { haveSession } from '../support/accounts/haveSession.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { storedChat } from '../support/storedChat.ts';
import type { Translate } from '../support/texts.ts';

/** Longer than a deletion waits. */
const AFTER_WAIT = { timeout: 20_000 };

function undo(page: Page, t: Translate) {
  return page.getByRole('button', { name: t('toast.undo') });
}

async function exists(path: string): Promise<boolean> {
  return (await db.doc(path).get()).exists;
}

test('a conversation is deleted ten seconds late, can be taken back, and goes at once with the page', async ({
  page,
  openElsewhere,
  language,
  t,
}) => {
  const owner = await newOwner(language, { viewersSeePersonalData: true });
  const { orgId } = owner;
  const [member, viewer, chatbotId] = await Promise.all([
    newMember(orgId, 'member', 'Grace Hopper', language),
    newMember(orgId, 'viewer', 'Joan Clarke', language),
    newChatbotIn(orgId),
  ]);
  const chats: string[] = [];
  for (const text of ['First question?', 'Second question?', 'Third question?']) {
    chats.push(await storedChat({ orgId, chatbotId, locale: language }, [{ question: { text } }]));
  }
  const [first = '', second = '', third = ''] = chats.map((chatId) => paths.chat(orgId, chatId));
  const address = `/dashboard/chatbot/${chatbotId}/activity/chats`;
  const list = page.getByRole('navigation', { name: t('chats.list') });
  const log = page.getByRole('log');
  const button = page.getByRole('button', { name: t('chats.delete') });

  await openAs(page, member, address);
  await list.getByRole('link', { name: 'Third question?' }).click();
  await expect(log.getByText('Third question?')).toBeVisible();
  await button.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: t('chats.deleted') })).toBeVisible();
  await expect(undo(page, t)).toBeFocused();
  await expect(list.getByRole('link')).toHaveCount(2);
  await expect(log.getByText('Second question?')).toBeVisible();
  await expectAccessible(page);
  await undo(page, t).press('Enter');
  await expect(log.getByText('Third question?')).toBeVisible();
  await expect(list.getByRole('link')).toHaveCount(3);
  await expect(undo(page, t)).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();

  // The wait is over, and another conversation is open meanwhile.
  await button.click();
  await list.getByRole('link', { name: 'First question?' }).click();
  expect(await exists(third)).toBe(true);
  await expect(undo(page, t)).toHaveCount(0, AFTER_WAIT);
  await expect.poll(() => exists(third), AFTER_WAIT).toBe(false);
  expect(await exists(second)).toBe(true);

  // Another page of the dashboard.
  await list.getByRole('link', { name: 'Second question?' }).click();
  await button.click();
  await expect(undo(page, t)).toBeVisible();
  await page.getByRole('link', { name: t('nav.sources'), exact: true }).click();
  await expect(undo(page, t)).toHaveCount(0, { timeout: 5000 });
  await expect.poll(() => exists(second), { timeout: 8000 }).toBe(false);

  const onlooker = await openElsewhere();
  await haveSession(onlooker, viewer);
  await onlooker.goto(`${address}?chat=${first.split('/').at(-1)}`);
  await expect(onlooker.getByRole('log').getByText('First question?')).toBeVisible();
  await expect(onlooker.getByRole('button', { name: t('chats.delete') })).toHaveCount(0);

  // The tab goes somewhere else.
  await follow(page, `${address}?chat=${first.split('/').at(-1)}`);
  await button.click();
  await expect(undo(page, t)).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(() => exists(first), { timeout: 8000 }).toBe(false);
  await expect(onlooker.getByText(t('chats.emptyTitle'))).toBeVisible();
});

test('a lead is deleted from its row and from its details, can be taken back, and stays for viewers', async ({
  page,
  openElsewhere,
  language,
  t,
}) => {
  const owner = await newOwner(language, { viewersSeePersonalData: true });
  const { orgId } = owner;
  const [member, viewer, chatbotId] = await Promise.all([
    newMember(orgId, 'member', 'Grace Hopper', language),
    newMember(orgId, 'viewer', 'Joan Clarke', language),
    newChatbotIn(orgId),
  ]);
  const emails = ['ada@example.com', 'alan@example.com'];
  const leads = emails.map((email) => ({ email, path: paths.lead(orgId, newId()) }));
  for (const { email, path } of leads) await db.doc(path).set({ ...ruleDocuments.lead, chatbotId, email });
  const [ada = '', alan = ''] = leads.map(({ path }) => path);
  const address = `/dashboard/chatbot/${chatbotId}/activity/leads`;

  const onlooker = await openElsewhere();
  await openAs(onlooker, viewer, address);
  await expect(onlooker.getByText('ada@example.com')).toBeVisible();
  await expect(onlooker.getByRole('button', { name: t('leads.deleteOf', { email: 'ada@example.com' }) })).toHaveCount(
    0,
  );
  await onlooker.getByRole('link', { name: t('leads.openDetails', { email: 'ada@example.com' }) }).click();
  await expect(onlooker.getByRole('dialog').getByText('ada@example.com')).toBeVisible();
  await expect(onlooker.getByRole('button', { name: t('leads.delete') })).toHaveCount(0);

  await openAs(page, member, address);
  await page.getByRole('button', { name: t('leads.deleteOf', { email: 'ada@example.com' }) }).click();
  await expect(page.getByRole('status').filter({ hasText: t('leads.deleted') })).toBeVisible();
  await expect(page.getByText('ada@example.com')).toHaveCount(0);
  await expect(undo(page, t)).toBeFocused();
  await expectAccessible(page);
  await undo(page, t).press('Enter');
  await expect(page.getByText('ada@example.com')).toBeVisible();
  await expect(undo(page, t)).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();

  await page.getByRole('link', { name: t('leads.openDetails', { email: 'ada@example.com' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('leads.delete') })
    .click();
  await expect(undo(page, t)).toBeFocused();
  await expect(page.getByText('ada@example.com')).toHaveCount(0);
  await expect.poll(() => exists(ada), AFTER_WAIT).toBe(false);
  expect(await exists(alan)).toBe(true);
  await expect(onlooker.getByText('ada@example.com')).toHaveCount(0);
});
