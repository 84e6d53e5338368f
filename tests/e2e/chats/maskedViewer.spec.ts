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
import { recordReceived } from '../support/recordReceived.ts';
import { storedChat } from '../support/storedChat.ts';

const NAME = 'Wilma Zwetschgenstein';
const EMAIL = 'wilma@quetsche.example';
const WORDS = `I am ${NAME} (${EMAIL}, 030 5550987). Where is order 4711?`;
/** Strings that nothing a viewer receives may contain. */
const PLANTED = ['Zwetschgenstein', 'quetsche', '5550987', 'DE89370400440532013000'];

test('a viewer’s browser receives no personal data, until the owner opens it; a member shows it on request, with an entry', async ({
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
  const chatId = await storedChat({ orgId, chatbotId, locale: language }, [
    { question: { text: WORDS }, answer: { text: 'It is on its way.' } },
  ]);
  const message = `Refund to DE89370400440532013000, please. ${NAME}`;
  const contact = { chatbotId, chatId, name: NAME, email: EMAIL, phone: '030 5550987', message, category: null };
  const leadId = newId();
  const lead = newLead({ ...contact, consentAt: new Date(), createdAt: new Date() });
  await db.doc(paths.lead(orgId, leadId)).set(lead);
  const address = `/dashboard/chatbot/${chatbotId}/activity`;
  const labels = language === 'de' ? ['[Name]', '[E-Mail]', '[Telefon]'] : ['[name]', '[email]', '[phone]'];
  const masked = `I am ${labels[0]} (${labels[1]}, ${labels[2]}). Where is order 4711?`;

  const received = await recordReceived(page);
  await openAs(page, viewer, `${address}/chats`);
  await expect(page.getByText(t('masking.notice'))).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page
    .getByRole('navigation', { name: t('chats.list') })
    .getByRole('link', { name: masked })
    .click();
  await expect(page.getByRole('log').getByText(masked)).toBeVisible();
  await expectAccessible(page);

  await follow(page, `${address}/leads`);
  await expect(page.getByText(t('masking.notice'))).toBeVisible();
  const row = page.getByRole('row').filter({ has: page.getByRole('gridcell') });
  await expect(row).toContainText(labels[0] ?? '');
  await page.getByRole('link', { name: t('leads.openDetails', { email: labels[1] ?? '' }) }).click();
  await expect(page.getByRole('dialog').getByText(`Refund to [IBAN], please. ${labels[0]}`).first()).toBeVisible();
  await expect(page.getByRole('dialog').getByText(masked)).toBeVisible();

  await follow(page, '/dashboard');
  await expect(page.getByText('order 4711').first()).toBeVisible();
  const sent = received.text();
  expect(sent).toContain('order 4711');
  expect(PLANTED.filter((value) => sent.includes(value))).toEqual([]);

  // A member works with what is stored, live.
  const colleague = await openElsewhere();
  const known = await recordReceived(colleague);
  await openAs(colleague, member, `${address}/chats?chat=${chatId}`);
  await expect(colleague.getByRole('log').getByText(WORDS)).toBeVisible();
  await expect.poll(() => known.text()).toContain(EMAIL);

  await follow(page, `${address}/chats?chat=${chatId}`);
  await expect(page.getByRole('log').getByText(masked)).toBeVisible();
  const boss = await openElsewhere();
  await openAs(boss, owner, '/dashboard/settings/general');
  const access = (which: 'everybody' | 'members' | 'on-request') =>
    boss.getByRole('radio', { name: t(`privacy.access.${which}`) });
  await access('everybody').click();
  await expect(page.getByRole('log').getByText(WORDS)).toBeVisible();
  await expect(access('everybody')).toBeChecked();
  await access('members').click();
  await expect(page.getByRole('log').getByText(masked)).toBeVisible();

  // Members see it when they ask for it, one conversation or lead at a time.
  await expect(access('members')).toBeChecked();
  await access('on-request').click();
  await expect(colleague.getByRole('log').getByText(masked)).toBeVisible();
  const show = colleague.getByRole('button', { name: t('masking.reveal') });
  await expect(colleague.getByRole('button', { name: t('chats.revise') })).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('masking.reveal') })).toHaveCount(0);
  await expectAccessible(colleague);
  await colleague.getByRole('button', { name: t('chats.takeOver') }).click();
  await expect(colleague.getByText(t('masking.revealToWrite'))).toBeVisible();
  await show.click();
  await expect(colleague.getByRole('log').getByText(WORDS)).toBeVisible();
  await expect(show).toHaveCount(0);
  // The button is gone, the keyboard's place is not.
  expect(await colleague.evaluate(() => document.activeElement === document.body)).toBe(false);
  const reply = colleague.getByLabel(t('chats.message'));
  await reply.fill('It arrives today.');
  await reply.press('Enter');
  await expect(colleague.getByRole('log').getByText('It arrives today.')).toBeVisible();
  await expectAccessible(colleague);
  await follow(colleague, `${address}/leads?lead=${leadId}`);
  const dialog = colleague.getByRole('dialog');
  await expect(dialog.getByText(`Refund to [IBAN], please. ${labels[0]}`).first()).toBeVisible();
  // Its conversation was shown before.
  await expect(dialog.getByText(WORDS)).toBeVisible();
  await dialog.getByLabel(t('leads.status')).selectOption('done');
  await dialog.getByRole('button', { name: t('masking.reveal') }).click();
  await expect(dialog.getByText(message).first()).toBeVisible();
  await expect(dialog.getByLabel(t('leads.status'))).toHaveValue('done');
  await expectAccessible(colleague);

  await follow(boss, '/dashboard/settings/activity');
  const sentence = (kind: 'chat-revealed' | 'lead-revealed') =>
    boss.getByRole('link', { name: t(`activityLog.kind.${kind}`, { actor: 'Grace Hopper' }) });
  await expect(sentence('chat-revealed')).toBeVisible();
  await expect(sentence('lead-revealed')).toHaveAttribute('href', `${address}/leads?lead=${leadId}`);
});
