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
import { expectFitsBothWidths } from '../support/expectFitsBothWidths.ts';
import { follow } from '../support/follow.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { storedChat } from '../support/storedChat.ts';

test(
  'a team keeps its canned replies, and a lead is answered with one in the conversation’s language',
  { tag: '@onlyphone' },
  async ({ page, language, t }) => {
    const owner = await newOwner(language);
    const { orgId } = owner;
    const grace = await newMember(orgId, 'member', 'Grace Hopper', language);
    const chatbotId = await newChatbotIn(orgId);
    // The conversation is in the other language than the dashboard.
    const locale = language === 'en' ? 'de' : 'en';
    const chatId = await storedChat({ orgId, chatbotId, locale }, [{ question: { text: 'Zips?' } }]);
    const said = {
      chatId,
      name: 'Joan Clarke',
      email: 'joan@example.com',
      phone: '',
      message: 'Zips?',
      category: null,
    };
    const [leadId, at] = [newId(), new Date()];
    await db.doc(paths.lead(orgId, leadId)).set(newLead({ chatbotId, ...said, consentAt: at, createdAt: at }));

    await openAs(page, grace, '/dashboard/settings/canned-replies');
    await expect(page.getByText(t('cannedReplies.noneTitle'))).toBeVisible();
    await page.getByRole('button', { name: t('cannedReplies.create') }).click();
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: t('settings.save') });
    await save.click();
    await expect(dialog.getByText(t('cannedReplies.textMissing'))).toBeVisible();
    await expectFitsBothWidths(page);
    await dialog.getByLabel(t('cannedReplies.shortcut')).fill('/Hours');
    await dialog.getByLabel(t('cannedReplies.name')).fill('Opening hours');
    await dialog.getByLabel(t('cannedReplies.text.en')).fill('Hello {visitor|there}, we open at 9.');
    await dialog.getByLabel(t('cannedReplies.text.de')).fill('Guten Tag {visitor}, wir öffnen um 9.');
    await save.click();
    await expect(dialog).toHaveCount(0);
    const row = page.getByRole('listitem').filter({ hasText: '/hours' });
    await expect(row).toContainText('Guten Tag {visitor}, wir öffnen um 9.');

    // Somebody else saves it meanwhile.
    const edit = row.getByRole('button', { name: t('cannedReplies.edit', { title: 'Opening hours' }) });
    await edit.click();
    const stored = await db.collection(paths.cannedReplies(orgId)).get();
    await stored.docs[0]?.ref.update({
      version: 2,
      texts: { en: 'Hello {visitor}, from 9.', de: 'Tag {visitor}, ab 9.' },
    });
    await dialog.getByLabel(t('cannedReplies.name')).fill('Hours');
    await save.click();
    await expect(dialog.getByText(t('error.canned-reply-changed'))).toBeVisible();
    await expect(save).toBeFocused();
    await page.keyboard.press('Escape');
    await edit.click();
    await dialog.getByLabel(t('cannedReplies.name')).fill('Hours');
    await save.click();
    await expect(row).toContainText('Hours');
    await expect(dialog).toHaveCount(0);

    await follow(page, `/dashboard/chatbot/${chatbotId}/activity/leads?lead=${leadId}`);
    const reply = dialog.getByLabel(t('leads.newReply', { email: 'joan@example.com' }));
    await reply.fill('/ho');
    const option = page.getByRole('listbox', { name: t('cannedReplies.title') }).getByRole('option');
    const filled = locale === 'de' ? 'Tag Joan Clarke, ab 9.' : 'Hello Joan Clarke, from 9.';
    await expect(option).toContainText(filled);
    await expectAccessible(page);
    await option.click();
    await expect(reply).toHaveValue(filled);
    await expect(reply).toBeFocused();

    await follow(page, '/dashboard/settings/canned-replies');
    await row.getByRole('button', { name: t('cannedReplies.delete', { title: 'Hours' }) }).click();
    await dialog.getByRole('button', { name: t('cannedReplies.deleteSubmit') }).click();
    await expect(page.getByText(t('cannedReplies.noneTitle'))).toBeVisible();
  },
);
