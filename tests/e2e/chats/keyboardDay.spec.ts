import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { leadSchema, newLead } from '@parlance/domain/documents/chats/lead';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { storedChat } from '../support/storedChat.ts';
import { tabTo } from '../support/tabTo.ts';

/** Counts what a mouse or a finger does. */
const COUNT_POINTERS = `
  addEventListener('pointerdown', () => sessionStorage.setItem('pointers', '1'), true);
`;

test('an agent’s whole day needs no mouse', async ({ page, language, t }) => {
  const owner = await newOwner(language);
  const { orgId } = owner;
  const grace = await newMember(orgId, 'member', 'Grace Hopper', language);
  const chatbotId = await newChatbotIn(orgId);
  const place = { orgId, chatbotId, locale: language };
  const answer = { text: 'We mend zips.', verdict: 'answered' } as const;
  await storedChat(place, [{ question: { text: 'Do you mend coats?' }, answer }]);
  const chatId = await storedChat(place, [{ question: { text: 'Do you mend zips?' }, answer }]);
  const chat = db.doc(paths.chat(orgId, chatId));
  await chat.update({ identity: { name: 'Alan Turing', email: 'alan@example.com' }, terms: ['reissverschluss'] });
  const texts = { en: 'Hello {visitor|there}, {agent} of {chatbot} here.', de: '' };
  const ready = { title: 'Greeting', texts, version: 1, createdAt: new Date() };
  await db.doc(paths.cannedReply(orgId, newId())).set({ ...ready, shortcut: 'hello' });
  await db.doc(paths.cannedReply(orgId, newId())).set({ ...ready, shortcut: 'help', title: 'Help' });
  const leadId = newId();
  const said = {
    chatId: null,
    name: 'Joan',
    email: 'joan@example.com',
    phone: '',
    message: 'Call me.',
    category: null,
  };
  await db
    .doc(paths.lead(orgId, leadId))
    .set(newLead({ chatbotId, ...said, consentAt: new Date(), createdAt: new Date() }));
  await db.doc(paths.user(grace.uid)).update({ 'conversationSettings.showTyping': false });
  const typed: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/showAgentTyping')) typed.push(request.url());
  });
  const stored = async () => chatSchema.parse((await chat.get()).data());
  await page.addInitScript({ content: COUNT_POINTERS });
  const press = (key: string) => page.keyboard.press(key);

  await page.goto('/signin');
  await tabTo(page, page.getByLabel(t('form.email')));
  await page.keyboard.type(grace.email);
  await press('Tab');
  await page.keyboard.type(grace.password);
  await press('Enter');
  await tabTo(page, page.getByRole('link', { name: t('nav.inbox'), exact: true }));
  await press('Enter');
  await tabTo(page, page.getByRole('link', { name: t('nav.allChats'), exact: true }).first());
  await press('Enter');

  // The list: down, up, and in.
  const entries = page.getByRole('navigation', { name: t('chats.list') }).getByRole('link');
  await expect(entries).toHaveCount(2);
  await press('j');
  await press('j');
  await expect(entries.last()).toBeFocused();
  await press('k');
  await expect(entries.first()).toBeFocused();
  await press('Enter');
  await expect(page).toHaveURL(new RegExp(`chat=${chatId}`));
  const log = page.getByRole('log');
  await expect(log.getByText('We mend zips.')).toBeVisible();

  // A better answer.
  await press('r');
  const revised = page.getByRole('dialog', { name: t('chats.revise') });
  await tabTo(page, revised.getByLabel(t('qa.answer')));
  await press('ControlOrMeta+a');
  await page.keyboard.type('We mend every zip.');
  await tabTo(page, revised.getByRole('button', { name: t('chats.reviseSave') }));
  await press('Enter');
  await expect(log.getByText('We mend every zip.')).toBeVisible();
  await expect(revised).toHaveCount(0);

  // Taken over, answered with a canned reply, and given back.
  await tabTo(page, page.getByRole('button', { name: t('chats.takeOver') }), 'Shift+Tab');
  await press('Enter');
  const field = page.getByLabel(t('chats.message'));
  await expect(field).toBeFocused();
  await page.keyboard.type('/he');
  const options = page.getByRole('listbox', { name: t('cannedReplies.title') }).getByRole('option');
  await expect(options).toHaveCount(2);
  const activeId = await options.first().getAttribute('id');
  await expect(field).toHaveAttribute('aria-activedescendant', activeId ?? '');
  await expectAccessible(page);
  await press('ArrowDown');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await press('Escape');
  await expect(options).toHaveCount(0);
  await page.keyboard.type('l');
  await press('Backspace');
  await expect(options).toHaveCount(0);
  await press('Backspace');
  await press('Backspace');
  await press('Backspace');
  await tabTo(page, page.getByRole('button', { name: t('cannedReplies.insert') }));
  await press('Enter');
  await expect(field).toBeFocused();
  await expect(options).toHaveCount(2);
  await press('Enter');
  await expect(field).toHaveValue('Hello Alan Turing, Grace Hopper of Guide here.');
  await press('Enter');
  await expect(log.getByText('Hello Alan Turing, Grace Hopper of Guide here.')).toHaveCount(1);
  await expect(field).toHaveValue('');
  // She does not show that she types.
  expect(typed).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: t('chats.giveBack') }), 'Shift+Tab');
  await press('Enter');
  await expect(page.getByText(t('chats.givenBack'))).toBeVisible();

  // Whose it is, what it is about, and a note.
  const assignee = page.getByRole('combobox', { name: t('chats.assignee'), exact: true });
  await tabTo(page, assignee, 'Shift+Tab');
  await page.keyboard.type('Grace');
  await expect.poll(stored).toMatchObject({ assigneeUid: grace.uid });
  await expect(assignee).toBeFocused();
  await tabTo(page, page.getByRole('combobox', { name: t('chats.tags') }));
  await page.keyboard.type('Repairs');
  await press('Enter');
  await expect.poll(stored).toMatchObject({ tags: ['Repairs'] });
  await tabTo(page, page.getByRole('button', { name: new RegExp(t('notes.title').split(' ')[0] ?? '') }));
  await press('Enter');
  const notes = page.getByRole('dialog', { name: t('notes.title') });
  await tabTo(page, notes.getByLabel(t('notes.new')));
  await page.keyboard.type('Called back.');
  await tabTo(page, notes.getByRole('button', { name: t('notes.add') }));
  await press('Enter');
  await expect(notes.getByText('Called back.')).toBeVisible();
  await expect(notes.getByLabel(t('notes.new'))).toBeFocused();
  await press('Escape');
  await expect(notes).toHaveCount(0);

  // Another conversation, found by its words.
  await press('/');
  const search = page.getByRole('searchbox', { name: t('chats.search') });
  await expect(search).toBeFocused();
  await page.keyboard.type('Reißverschluss');
  await expect(entries).toHaveCount(1);

  // A lead is closed.
  await tabTo(page, page.getByRole('link', { name: 'Guide', exact: true }), 'Shift+Tab');
  await press('Enter');
  await tabTo(page, page.getByRole('link', { name: t('nav.activity'), exact: true }));
  await press('Enter');
  await tabTo(page, page.getByRole('link', { name: t('nav.leads'), exact: true }));
  await press('Enter');
  const row = page.getByRole('row', { name: /joan@example\.com/ });
  await tabTo(page, page.getByRole('grid'));
  await tabTo(page, row, 'ArrowDown');
  const details = page.getByRole('link', { name: t('leads.openDetails', { email: 'joan@example.com' }) });
  await tabTo(page, row.getByRole('gridcell').filter({ has: details }), 'ArrowRight');
  await tabTo(page, details);
  await press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel(t('leads.status')));
  await page.keyboard.type(t('leadStatus.done'));
  await expect
    .poll(async () => leadSchema.parse((await db.doc(paths.lead(orgId, leadId)).get()).data()).status)
    .toBe('done');
  await press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('pointers'))).toBeNull();
});
