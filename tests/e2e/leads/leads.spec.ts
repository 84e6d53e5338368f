import { type Lead, leadSchema, newLead } from '@parlance/domain/documents/chats/lead';
import { HOUR_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect, type Page } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { haveSession } from '../support/accounts/haveSession.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { expectAccessible } from '../support/axe.ts';
import { counted } from '../support/counted.ts';
import { db } from '../support/db.ts';
import { expectFitsBothWidths } from '../support/expectFitsBothWidths.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { storedChat } from '../support/storedChat.ts';
import type { Translate } from '../support/texts.ts';

interface Place {
  orgId: string;
  chatbotId: string;
}

/** Leads of a chatbot, each an hour older than the one before. Returns their ids. */
async function newLeads({ orgId, chatbotId }: Place, leads: readonly Partial<Lead>[]): Promise<string[]> {
  const batch = db.batch();
  const ids = leads.map((lead, index) => {
    const createdAt = new Date(Date.now() - index * HOUR_MS);
    const email = `visitor${String(index).padStart(2, '0')}@example.com`;
    const said = { chatbotId, chatId: null, name: '', email, phone: '', message: 'Please call me.', category: null };
    const captured = newLead({ ...said, consentAt: createdAt, createdAt, ...lead });
    const id = newId();
    batch.set(db.doc(paths.lead(orgId, id)), { ...captured, ...lead });
    return id;
  });
  await batch.commit();
  return ids;
}

function addressOf(chatbotId: string): string {
  return `/dashboard/chatbot/${chatbotId}/activity/leads`;
}

/** The rows of the table without its header. */
function rowsOf(page: Page) {
  return page.getByRole('row').filter({ has: page.getByRole('gridcell') });
}

function details(page: Page, t: Translate, email: string) {
  return page.getByRole('link', { name: t('leads.openDetails', { email }) });
}

test('leads are paged, sorted, filtered and searched, and the address keeps it', async ({ page, language, t }) => {
  const owner = await newOwner(language);
  const chatbotId = await newChatbotIn(owner.orgId);
  const place = { orgId: owner.orgId, chatbotId };
  const grace = await newMember(owner.orgId, 'member', 'Grace Hopper', language);
  const many = Array.from({ length: 28 }, (_, index) => ({ name: `Visitor ${String(index).padStart(2, '0')}` }));
  await newLeads(place, [
    ...many,
    { name: 'Ada Lovelace', message: 'Where is my parcel?', priority: 'high', category: 'Shipping' },
    { name: 'Zoe Zimmer', status: 'done', assigneeUid: grace.uid, createdAt: new Date('2026-03-05T12:00:00Z') },
  ]);
  await haveSession(page, grace);
  await page.goto(addressOf(chatbotId));
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(25);
  await expect(rows.first()).toContainText('Visitor 00');
  await expect(page.getByText(/1–25 .* 30/)).toBeVisible();
  await expect(rows.first().getByRole('button').last()).toBeInViewport({ ratio: 1 });
  await expect(rows.first()).toContainText(t('leads.priorityIs', { priority: t('leadPriority.medium') }));
  // An address that has no room ends in an ellipsis.
  await expect(rows.first().getByText('visitor00@example.com')).toHaveCSS('text-overflow', 'ellipsis');
  await expectAccessible(page);

  // The whole row opens: by a click anywhere in it, by Enter on any cell, and by the middle button in a tab of its own.
  const message = rows.first().getByRole('gridcell').filter({ hasText: 'Please call me.' });
  await message.click();
  await expect(page).toHaveURL(/\/leads\?lead=/);
  await page.getByRole('dialog').press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await message.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const [tab] = await Promise.all([page.context().waitForEvent('page'), message.click({ button: 'middle' })]);
  await expect(tab).toHaveURL(/\/leads\?lead=/);
  await tab.close();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: language === 'de' ? /nächsten Seite/ : /next page/ }).press('Enter');
  await expect(page).toHaveURL(/\/leads\?page=2$/);
  await expect(rows).toHaveCount(5);
  await page.reload();
  await expect(rows).toHaveCount(5);
  await expect(rows.last()).toContainText('Zoe Zimmer');

  await page.getByRole('columnheader', { name: t('leads.name') }).click();
  await expect(page).toHaveURL(/\/leads\?sort=name$/);
  await expect(rows.first()).toContainText('Ada Lovelace');
  await page.getByRole('columnheader', { name: t('leads.name') }).click();
  await expect(page).toHaveURL(/\/leads\?sort=-name$/);
  await expect(rows.first()).toContainText('Zoe Zimmer');
  await page.getByRole('columnheader', { name: t('form.email') }).click();
  await expect(page).toHaveURL(/\/leads\?sort=email$/);
  await expect(rows.first()).toContainText('visitor00@example.com');

  const filters = page.getByRole('search', { name: t('leads.filter') });
  const clear = filters.getByRole('button', { name: t('leads.clearFilter') });
  await filters.getByLabel(t('leads.status')).selectOption('done');
  await expect(rows).toHaveCount(1);
  await filters.getByLabel(t('leads.assignee')).selectOption('me');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Zoe Zimmer');
  await filters.getByLabel(t('leads.priority')).selectOption('high');
  await expect(page.getByText(t('leads.noneTitle'))).toBeVisible();
  await expectAccessible(page);
  await clear.click();
  await expect(rows).toHaveCount(25);
  await filters.getByLabel(t('leads.assignee')).selectOption('none');
  await expect(page.getByText(/1–25 .* 29/)).toBeVisible();
  await clear.click();
  await filters.getByLabel(t('leads.from')).fill('2026-03-05');
  await filters.getByLabel(t('leads.to')).fill('2026-03-05');
  await expect(filters.getByText(language === 'de' ? '05.03.2026' : 'Mar 5, 2026')).toHaveCount(2);
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Zoe Zimmer');
  await clear.click();

  const search = page.getByRole('searchbox', { name: t('leads.search') });
  for (const text of ['lovel', 'parcel', 'visitor28@example']) {
    await search.fill(text);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === text);
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText('Ada Lovelace');
  }
  await page.reload();
  await expect(search).toHaveValue('visitor28@example');
  await expect(rows).toHaveCount(1);
  await search.fill('parc');
  await expect(page.getByText(t('leads.noneTitle'))).toBeVisible();
});

test(
  'a lead is worked on in its details, with notes and what else the person wrote',
  { tag: '@onlyphone' },
  async ({ page, openElsewhere, language, t }) => {
    const owner = await newOwner(language, { viewersSeePersonalData: true });
    const { orgId } = owner;
    const chatbotId = await newChatbotIn(orgId);
    const [grace, viewer] = await Promise.all([
      newMember(orgId, 'member', 'Grace Hopper', language),
      newMember(orgId, 'viewer', 'Joan Clarke', language),
    ]);
    const chatId = await storedChat({ orgId, chatbotId, locale: language }, [
      { question: { text: 'Do you repair zips?' }, answer: { text: 'Yes, for 18 euros.' } },
    ]);
    const email = 'ada@example.com';
    const [newest = ''] = await newLeads({ orgId, chatbotId }, [
      { email, name: 'Ada Lovelace', chatId, message: 'It is broken again.' },
      { email, name: 'Ada Lovelace', message: 'It is broken.' },
      { email, name: 'Ada Lovelace', message: 'Hello?' },
    ]);
    const read = async () => (await db.doc(paths.lead(orgId, newest)).get()).data();

    await haveSession(page, grace);
    await page.goto(addressOf(chatbotId));
    // On a phone, too, the row says what they wrote.
    await expect(rowsOf(page).first()).toContainText('It is broken again.');
    await details(page, t, email).first().press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('definition').filter({ hasText: 'It is broken again.' })).toBeVisible();
    await expect(dialog.getByText('Yes, for 18 euros.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: t('leads.toChat') })).toBeVisible();
    await expect(dialog.getByText(counted(t, 'leads.ofPerson', 3))).toBeVisible();
    await expectFitsBothWidths(page);

    await dialog.getByLabel(t('leads.assignee')).selectOption('Grace Hopper');
    await expect.poll(read).toMatchObject({ assigneeUid: grace.uid });
    await expect(dialog.getByLabel(t('leads.assignee')).getByRole('option', { name: 'Joan Clarke' })).toHaveCount(0);
    await dialog.getByLabel(t('leads.category')).fill('Repairs');
    await dialog.getByLabel(t('leads.category')).press('Enter');
    await expect.poll(read).toMatchObject({ category: 'Repairs', status: 'new' });

    await dialog.getByLabel(t('notes.new')).fill('Called back.');
    await dialog.getByRole('button', { name: t('notes.add') }).click();
    const notes = dialog.getByRole('region', { name: t('notes.title') }).getByRole('listitem');
    await expect(notes).toContainText(['Called back.']);
    await expect(notes.first()).toContainText('Grace Hopper');
    await expect(dialog.getByLabel(t('notes.new'))).toHaveValue('');

    const onlooker = await openElsewhere();
    await haveSession(onlooker, viewer);
    await onlooker.goto(addressOf(chatbotId));
    await details(onlooker, t, email).first().click();
    await expect(onlooker.getByText('Called back.')).toBeVisible();
    await expect(onlooker.getByLabel(t('notes.new'))).toHaveCount(0);
    const seen = onlooker.getByRole('dialog');
    await expect(seen.getByText(t('leads.assignee'), { exact: true })).toBeVisible();
    await expect(seen.getByRole('combobox')).toHaveCount(0);
    await expect(onlooker.getByRole('button', { name: t('notes.delete', { author: 'Grace Hopper' }) })).toHaveCount(0);

    await dialog.getByRole('button', { name: t('notes.delete', { author: 'Grace Hopper' }) }).click();
    await expect(notes).toHaveCount(0);
    await expect(onlooker.getByText('Called back.')).toHaveCount(0);
    const others = dialog.getByRole('region', { name: counted(t, 'leads.ofPerson', 3) });
    await others.getByRole('button').first().press('Enter');
    await expect(dialog.getByText('It is broken.', { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  },
);

test('several leads get a status or go together, and come back', async ({ page, language, t }) => {
  const owner = await newOwner(language);
  const chatbotId = await newChatbotIn(owner.orgId);
  const place = { orgId: owner.orgId, chatbotId };
  const ids = await newLeads(place, [{ name: 'Ada' }, { name: 'Alan' }, { name: 'Grace' }]);
  const read = async () =>
    Promise.all(
      ids.map(
        async (id) => leadSchema.safeParse((await db.doc(paths.lead(place.orgId, id)).get()).data()).data?.status,
      ),
    );
  await haveSession(page, owner);
  await page.goto(addressOf(chatbotId));
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(3);
  const remove = page.getByRole('button', { name: t('leads.deleteSelected') });
  await expect(remove).toHaveCount(0);
  await rows.nth(0).getByRole('checkbox').press('Space');
  await rows.nth(2).getByRole('checkbox').press('Space');
  await expect(page.getByText(counted(t, 'leads.selected', 2))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('leads.setStatus') }).press('Enter');
  await page.getByRole('menuitem', { name: t('leadStatus.done') }).press('Enter');
  await expect.poll(read).toEqual(['done', 'new', 'done']);

  await page.getByRole('columnheader').getByRole('checkbox').check();
  await expect(page.getByText(counted(t, 'leads.selected', 3))).toBeVisible();
  await remove.click();
  await expect(page.getByRole('status').filter({ hasText: t('leads.severalDeleted', { count: '3' }) })).toBeVisible();
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: t('toast.undo') }).press('Enter');
  await expect(rows).toHaveCount(3);
  await page.getByRole('columnheader').getByRole('checkbox').check();
  await remove.click();
  await expect.poll(read, { timeout: 20_000 }).toEqual([undefined, undefined, undefined]);

  // What is selected stays so on other pages.
  await newLeads(
    place,
    Array.from({ length: 26 }, (_, index) => ({ name: `Visitor ${index}` })),
  );
  const all = page.getByRole('columnheader').getByRole('checkbox');
  await expect(rows).toHaveCount(25);
  await all.check();
  await page.getByRole('button', { name: language === 'de' ? /nächsten Seite/ : /next page/ }).press('Enter');
  await expect(rows).toHaveCount(1);
  await all.check();
  await expect(page.getByText(counted(t, 'leads.selected', 26))).toBeVisible();
  await page.getByRole('button', { name: t('leads.deselect') }).press('Enter');
  await expect(remove).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
});
