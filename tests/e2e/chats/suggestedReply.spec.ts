import { messageSchema } from '@parlance/domain/documents/chats/message';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { failOnce } from '../support/failOnce.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { overflowOf } from '../support/overflowOf.ts';
import { uploadDocument } from '../support/sources/uploadDocument.ts';
import { storedChat } from '../support/storedChat.ts';

const SAID = {
  en: {
    source: '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n',
    question: 'What does a zip repair cost?',
    refusal: 'I do not know that.',
    price: '18 euros',
    greeting: 'Dear Alan,',
  },
  de: {
    source: '# Reparaturen\n\nEine Reparatur des Reißverschlusses kostet 18 Euro und dauert 7 Tage.\n',
    question: 'Was kostet eine Reparatur des Reißverschlusses?',
    refusal: 'Das weiß ich nicht.',
    price: '18 Euro',
    greeting: 'Guten Tag,',
  },
} as const;

test(
  'who takes over gets a summary and a draft with its passages, and sends it as they like',
  { tag: '@phone' },
  async ({ page, language, t }) => {
    const said = SAID[language];
    const owner = await newOwner(language);
    const { orgId } = owner;
    const chatbotId = await newChatbotIn(orgId);
    await uploadDocument(owner, chatbotId, 'prices.md', said.source);
    const chatId = await storedChat({ orgId, chatbotId, locale: language }, [
      { question: { text: said.question }, answer: { text: said.refusal, verdict: 'refused' } },
    ]);
    await openAs(page, owner, `/dashboard/chatbot/${chatbotId}/activity/chats?chat=${chatId}`);

    await failOnce(page, 'suggestReply', 'answer-failed');
    await page.getByRole('button', { name: t('chats.takeOver') }).click();
    await expect(page.getByText(t('chats.withYouUnasked'))).toBeVisible();
    const panel = page.getByRole('region', { name: t('chats.suggestion') });
    await expect(panel).toContainText(t('chats.suggestion.failed'));
    const field = page.getByLabel(t('chats.message'));
    await expect(field).toBeEnabled();
    // No toast lies over what one writes in.
    await expect(page.getByText(t('toast.success'), { exact: true })).toHaveCount(0);
    await expectAccessible(page);

    await panel.getByRole('button', { name: t('common.tryAgain') }).click();
    await expect(panel).toContainText(said.price);
    await expect(panel.getByRole('term')).toHaveText([t('chats.suggestion.wants'), t('chats.suggestion.open')]);
    await expect(panel.getByRole('definition').first()).toHaveText(said.question);
    await expect(panel.getByRole('list', { name: t('chats.citations') })).toContainText('prices.md');
    await expect(panel).toContainText(t('chats.localModel'));
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);

    await field.fill(said.greeting);
    await panel.getByRole('button', { name: t('chats.suggestion.use') }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(new RegExp(`^${said.greeting}\n\n.*${said.price}`));
    await expect(field).not.toHaveValue(/\[1\]/);
    await expect(panel).toHaveCount(0);
    const messages = db.collection(paths.messages(orgId, chatId));
    expect((await messages.where('role', '==', 'agent').get()).size).toBe(0);
    await field.press('Enter');
    const changed = t('chats.suggestion.changed').split('{')[0] ?? '';
    await expect(page.getByRole('log')).toContainText(changed);
    const [sent] = (await messages.where('role', '==', 'agent').get()).docs;
    const stored = messageSchema.parse(sent?.data());
    const share = stored.role === 'agent' ? (stored.draftChange ?? 0) : 0;
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(0.5);

    await page.getByRole('button', { name: t('chats.suggestion') }).press('Enter');
    await expect(panel).toContainText(t('chats.suggestion.old'));
    await panel.getByRole('button', { name: t('chats.suggestion.again') }).press('Enter');
    await expect(panel).toContainText(t('chats.suggestion.nothingOpen'));
    await expectAccessible(page);
  },
);
