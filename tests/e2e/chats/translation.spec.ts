import { messageSchema, newVisitorMessage } from '@parlance/domain/documents/chats/message';
import { newId } from '@parlance/domain/ids';
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
import { storedChat } from '../support/storedChat.ts';
import { translateOnce } from '../support/translateOnce.ts';

const QUESTION = 'Bonjour, combien coûte la réparation de ma veste ?';
const ANSWER = 'La réparation coûte 18 euros [1].';
const LATER = 'Et combien de temps cela prend-il pour vous ?';
const SAID = {
  en: {
    question: 'Hello, what does the repair of my jacket cost?',
    reply: 'It takes 7 days.',
    language: 'French',
  },
  de: {
    question: 'Guten Tag, was kostet die Reparatur meiner Jacke?',
    reply: 'Sie dauert 7 Tage.',
    language: 'Französisch',
  },
} as const;
const REPLY = 'Elle prend 7 jours.';

test(
  'an agent reads and writes their own language, with the original one click away, and nothing is sent unseen',
  { tag: '@phone' },
  async ({ page, language, t }) => {
    const said = SAID[language];
    const owner = await newOwner(language);
    const { orgId } = owner;
    const chatbotId = await newChatbotIn(orgId);
    const translations = { [language]: said.question };
    const chatId = await storedChat({ orgId, chatbotId, locale: language }, [
      { question: { text: QUESTION, translations }, answer: { text: ANSWER, translations: { [language]: '' } } },
    ]);
    const messages = db.collection(paths.messages(orgId, chatId));
    await openAs(page, owner, `/dashboard/chatbot/${chatbotId}/activity/chats?chat=${chatId}`);

    const log = page.getByRole('log');
    const toggle = page.getByRole('button', { name: t('chats.translation'), exact: true });
    await expect(log.locator('[lang=fr]').getByText(QUESTION)).toBeVisible();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(log.locator(`[lang=${language}]`).getByText(said.question)).toBeVisible();
    await expect(log.getByText(QUESTION)).toHaveCount(0);
    await expect(log.getByText(t('chats.translation.unreliable'))).toHaveCount(1);
    const original = log.getByRole('button', { name: t('chats.translation.original'), exact: true });
    await expect(original).toHaveAttribute('aria-expanded', 'false');
    await original.press('Enter');
    await expect(original).toHaveAttribute('aria-expanded', 'true');
    await expect(log.locator('[lang=fr]').getByText(QUESTION)).toBeVisible();
    await expectAccessible(page);

    // What comes while it is on is asked for, and without a model the page says so in one line.
    const at = new Date();
    await messages.doc(newId()).set(newVisitorMessage({ chatbotId, text: LATER, at, charged: false }));
    await expect(page.getByText(t('error.translation-unavailable'))).toBeVisible();
    await expect(log.getByText(LATER)).toBeVisible();
    await expect(log.getByText(said.question)).toBeVisible();
    await expectAccessible(page);

    // This browser remembers the choice, and asks again.
    await failOnce(page, 'translateMessages', 'translation-limit-reached', { max: 1000 });
    await page.reload();
    await expect(log.getByText(said.question)).toBeVisible();
    await expect(page.getByText(t('error.translation-limit-reached').split('{')[0]?.trim() ?? '')).toBeVisible();
    await page.getByRole('button', { name: t('chats.takeOver') }).click();
    const field = page.getByLabel(t('chats.message'));
    const name = t('chats.translation.reply').replace('{language}', said.language);
    const isOn = page.getByRole('switch', { name });
    await expect(isOn).not.toBeChecked();
    await isOn.check();

    await translateOnce(page, null);
    await field.fill(said.reply);
    await field.press('Enter');
    await expect(page.getByText(t('chats.translation.replyUnreliable'))).toBeVisible();
    await failOnce(page, 'translateReply', 'answer-failed');
    await field.press('Enter');
    await expect(page.getByText(t('chats.translation.failed'))).toBeVisible();

    await translateOnce(page, REPLY.replace('.', ''));
    await field.press('Enter');
    const preview = page.getByRole('region', { name: t('chats.translation.preview') }).getByRole('textbox');
    await expect(preview).toHaveValue(REPLY.replace('.', ''));
    await expect(preview).toHaveAttribute('lang', 'fr');
    await expect(field).toHaveValue(said.reply);
    expect((await messages.where('role', '==', 'agent').get()).size).toBe(0);
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
    await preview.fill(REPLY);
    await page.getByRole('button', { name: t('chats.translation.send') }).click();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(log.getByText(said.reply)).toBeVisible();
    const [sent] = (await messages.where('role', '==', 'agent').get()).docs;
    const own = { text: said.reply, locale: language };
    expect(messageSchema.parse(sent?.data())).toMatchObject({ text: REPLY, original: own });
    const [relayed] = (await db.collection(paths.relay(orgId, chatId)).where('role', '==', 'agent').get()).docs;
    expect(relayed?.get('text')).toBe(REPLY);
    expect(JSON.stringify(relayed?.data())).not.toContain(said.reply);

    await log.getByRole('button', { name: t('chats.translation.sent') }).press('Enter');
    await expect(log.locator('[lang=fr]').getByText(REPLY)).toBeVisible();
    // On a phone it stands at the top of the page, under what stays there.
    await toggle.press('Enter');
    await expect(log.getByRole('button', { name: t('chats.translation.written') })).toBeVisible();
    await expect(log.getByText(QUESTION)).toBeVisible();

    // Without a model the composer is as before.
    await field.fill(said.reply);
    await field.press('Enter');
    await expect(isOn).toHaveCount(0);
    await field.press('Enter');
    await expect(field).toHaveValue('');
    const texts = async () =>
      (await messages.where('role', '==', 'agent').get()).docs.map((one) => String(one.get('text'))).toSorted();
    await expect.poll(texts).toEqual([REPLY, said.reply].toSorted());
  },
);
