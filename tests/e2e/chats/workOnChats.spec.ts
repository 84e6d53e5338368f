import { MINUTE_MS } from '@parlance/domain/durations';
import { newLead } from '@parlance/domain/documents/chats/lead';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { follow } from '../support/follow.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { storedChat } from '../support/storedChat.ts';

test('a team shares out conversations, sorts them by tags, and deletes several', async ({ page, language, t }) => {
  const owner = await newOwner(language);
  const { orgId } = owner;
  const [member, chatbotId] = await Promise.all([
    newMember(orgId, 'member', 'Grace Hopper', language),
    newChatbotIn(orgId),
  ]);
  const chats: string[] = [];
  for (const text of ['First question?', 'Second question?', 'Third question?']) {
    chats.push(await storedChat({ orgId, chatbotId, locale: language }, [{ question: { text } }]));
  }
  const [first = ''] = chats;
  const list = page.getByRole('navigation', { name: t('chats.list') });
  await openAs(page, member, `/dashboard/chatbot/${chatbotId}/activity/chats?chat=${first}`);

  const assignee = page.locator('#chat-assignee');
  await assignee.selectOption({ label: 'Grace Hopper' });
  const tags = page.getByLabel(t('chats.tags'));
  await tags.fill('Billing');
  await tags.press('Enter');
  await expect(list.getByText('Billing')).toBeVisible();
  await page.getByRole('button', { name: t('chats.notes', { count: '0' }) }).click();
  await page.getByLabel(t('notes.new')).fill('Called back.');
  await page.getByRole('button', { name: t('notes.add') }).click();
  await expect(page.getByRole('dialog').getByText('Called back.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('common.close') }).click();
  await expect(page.getByRole('button', { name: t('chats.notes', { count: '1' }) })).toBeVisible();
  // What is chosen shows before it is stored.
  await expect
    .poll(async () => (await db.doc(paths.chat(orgId, first)).get()).data())
    .toMatchObject({ assigneeUid: member.uid, tags: ['Billing'] });

  await follow(page, `/dashboard/chatbot/${chatbotId}/activity/chats?assignee=me&tag=Billing`);
  await expect(list.getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: t('chats.filtersClear') }).click();
  await expect(list.getByRole('link')).toHaveCount(3);

  await page.getByRole('button', { name: t('chats.select') }).press('Enter');
  const box = (message: string) => list.getByRole('checkbox', { name: t('chats.selectOne', { message }) });
  await expect(list.getByRole('button', { name: t('chats.deleteSelected') })).toHaveCount(0);
  await box('First question?').press('Space');
  await box('Third question?').press('Space');
  await expectAccessible(page);
  await list.getByRole('button', { name: t('chats.deleteSelected') }).click();
  await expect(list.getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: t('toast.undo') }).click();
  await expect(list.getByRole('link')).toHaveCount(3);
  await list.getByRole('button', { name: t('chats.deleteSelected') }).click();
  await page.goto('/dashboard/chatbots');
  await expect
    .poll(async () => (await db.collection(paths.chats(orgId)).count().get()).data().count, { timeout: 20_000 })
    .toBe(1);
});

test('one inbox has what there is to do with all chatbots, by why, and all conversations', async ({
  page,
  language,
  t,
}) => {
  const { orgId, ...owner } = await newOwner(language, { plan: 'business' });
  const [first, second] = [await newChatbotIn(orgId), await newChatbotIn(orgId)];
  const ask = async (chatbotId: string, text: string, minutesAgo?: number) => {
    const chatId = await storedChat({ orgId, chatbotId, locale: language }, [{ question: { text } }]);
    if (minutesAgo === undefined) return chatId;
    const requestedAt = new Date(Date.now() - minutesAgo * MINUTE_MS);
    const dueAt = new Date(Date.now() + 30 * MINUTE_MS);
    const handover = { status: 'requested', requestedAt, dueAt, email: '', agentUid: null, agentName: null };
    await db.doc(paths.chat(orgId, chatId)).update({ handover });
    return chatId;
  };
  await ask(first, 'Of the first?', 2);
  await ask(second, 'Of the second?', 5);
  await ask(second, 'Another of the second?');
  const disliked = await ask(first, 'Rated down?');
  const refused = await ask(second, 'Not answered?');
  await db.doc(paths.chat(orgId, disliked)).update({ isOpen: true, rating: 'negative', unread: true });
  const identity = { name: 'Alan Turing', email: '' };
  await db.doc(paths.chat(orgId, refused)).update({ isOpen: true, outcome: 'unanswered', identity });
  const said = { chatbotId: second, chatId: null, name: 'Joan', email: 'joan@example.com', phone: '', category: null };
  const at = { consentAt: new Date(), createdAt: new Date() };
  await db.doc(paths.lead(orgId, newId())).set(newLead({ ...said, message: 'Call me.', ...at }));
  await openAs(page, owner, '/dashboard');

  // Two who wait, one that was rated down, one without an answer, and a lead.
  const link = page.getByRole('link', { name: t('nav.inbox'), exact: true });
  await expect(link).toHaveAccessibleDescription(new RegExp(`^5 .*${t('inbox.hasUnread')}$`));
  await link.click();
  const list = page.getByRole('navigation', { name: t('chats.list') });
  await expect(list.getByRole('link')).toHaveCount(4);
  await expectAccessible(page);
  const tab = (name: string, count: string) => page.getByRole('link', { name: `${name} (${count})` });
  await tab(t('inbox.queue.disliked'), '1').click();
  await expect(list.getByRole('link')).toHaveCount(1);
  await expect(tab(t('nav.leads'), '1')).toBeVisible();
  await tab(t('inbox.queue.open'), '4').click();
  // Worked through by keys: the last but one is done, and the next one opens.
  await expect(list.getByRole('link')).toHaveCount(4);
  for (const key of ['j', 'j', 'j', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(new RegExp(`chat=${refused}`));
  await expect(page.getByRole('log').getByText('Not answered?')).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('d');
  await expect(page).toHaveURL(new RegExp(`chat=${disliked}`));
  await expect(list.getByRole('link')).toHaveCount(3);
  await expect(tab(t('inbox.queue.open'), '3')).toBeVisible();
  expect((await db.doc(paths.chat(orgId, refused)).get()).data()).toMatchObject({ isOpen: false, unread: false });
  await tab(t('nav.leads'), '1').click();
  await expect(page.getByRole('grid', { name: t('nav.leads') }).getByText('joan@example.com')).toBeVisible();
  await expectAccessible(page);

  await follow(page, `/dashboard/inbox/chats?chatbot=${second}`);
  await expect(list.getByRole('link')).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('views.title') }).click();
  await page.getByRole('button', { name: t('views.save') }).click();
  await page.getByLabel(t('views.name')).fill('The second');
  await page.getByLabel(t('views.scope')).selectOption('team');
  await page.getByRole('button', { name: t('chats.reviseSave') }).click();
  await page.getByRole('button', { name: t('chats.filtersClear') }).click();
  await expect(list.getByRole('link')).toHaveCount(5);
  await page.getByRole('button', { name: t('views.title') }).click();
  await expectAccessible(page);
  await page
    .getByRole('region', { name: t('views.team') })
    .getByRole('button', { name: 'The second', exact: true })
    .click();
  await expect(list.getByRole('link')).toHaveCount(3);

  await page.getByRole('button', { name: t('chats.asTable') }).click();
  await page.reload();
  const table = page.getByRole('grid', { name: t('chats.list') });
  await expect(table.getByRole('link')).toHaveCount(3);
  await expectAccessible(page);
  await table.getByRole('row', { name: 'Another of the second?' }).getByRole('gridcell').first().click();
  await expect(page.getByRole('log').getByText('Another of the second?')).toBeVisible();
  await page.getByRole('button', { name: t('common.back') }).click();
  await expect(table.getByRole('link')).toHaveCount(3);

  await follow(page, '/dashboard/inbox/waiting');
  await expect(list.getByRole('link')).toHaveCount(2);
  await expect(list.getByRole('link').first()).toContainText('Of the second?');
  await list.getByRole('link').first().click();
  await expect(page.getByRole('log').getByText('Of the second?')).toBeVisible();
  await page.getByRole('button', { name: t('chats.takeOver') }).click();
  await expect(page.getByText(t('chats.withYou'))).toBeVisible();
  await expect(list.getByRole('link')).toHaveCount(1);
});
