import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { seedGap } from '../../support/chats/seedGap.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { failOnce } from '../support/failOnce.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { overflowOf } from '../support/overflowOf.ts';
import { storeFigures } from '../support/storedFigures.ts';

const SAID = {
  en: {
    question: 'Do you engrave bells?',
    reply: 'Hi Ada! I asked the workshop: we engrave bells for 12 euros. Best regards, Tom',
    answer: 'We engrave bells for 12 euros.',
    other: { locale: 'de', question: 'Graviert ihr Klingeln?', answer: 'Eine Gravur kostet 12 Euro.' },
    order: 'Where is my order 104-88213?',
  },
  de: {
    question: 'Graviert ihr Klingeln?',
    reply: 'Hallo Ada! Ich habe nachgefragt: Klingeln gravieren wir für 12 Euro. Viele Grüße, Tom',
    answer: 'Klingeln gravieren wir für 12 Euro.',
    other: { locale: 'en', question: 'Do you engrave bells?', answer: 'Engraving costs 12 euros.' },
    order: 'Wo ist meine Bestellung 104-88213?',
  },
} as const;

test(
  'a gap is closed with what the team replied, and an action is proposed for a customer’s own matter',
  { tag: '@phone' },
  async ({ page, language, t }) => {
    const said = SAID[language];
    const owner = await newOwner(language);
    const { orgId } = owner;
    const chatbotId = await newChatbotIn(orgId);
    const at = new Date();
    const gap = { orgId, chatbotId, locale: language, at };
    const bell = await seedGap(db, { ...gap, question: said.question, reply: said.reply, visitor: 'Ada' });
    const order = await seedGap(db, { ...gap, question: said.order });
    await storeFigures(
      { orgId, chatbotId, timezone: 'UTC' },
      {
        0: {
          messages: 2,
          refused: 2,
          unanswered: {
            1: { ...bell, question: said.question, at, counter: '1', sketch: null },
            2: { ...order, question: said.order, at, counter: '2', sketch: null },
          },
        },
      },
    );
    await openAs(page, owner, `/dashboard/chatbot/${chatbotId}/analytics/topics`);

    await page.getByRole('button', { name: t('gaps.proposeTo', { question: said.order }) }).click();
    const dialog = page.getByRole('dialog', { name: t('gaps.title') });
    await expect(dialog).toContainText(t('gaps.kind.action'));
    await expect(dialog.getByRole('link', { name: t('gaps.seeActions') })).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('gaps.accept') })).toBeDisabled();
    await dialog.getByRole('button', { name: t('gaps.writeAnyway') }).click();
    await dialog.getByRole('button', { name: t('gaps.accept') }).click();
    await expect(dialog.getByRole('alert').last()).toContainText(t('gaps.noAnswer'));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await failOnce(page, 'proposeAnswer', 'answer-failed');
    await page.getByRole('button', { name: t('gaps.proposeTo', { question: said.question }) }).press('Enter');
    await expect(dialog).toContainText(t('gaps.failed'));
    await dialog.getByRole('button', { name: t('common.tryAgain') }).click();
    await expect(dialog).toContainText(t('gaps.kind.reply'));
    const own = dialog.getByRole('group', { name: t(`language.${language}`) });
    await expect(own.getByLabel(t('qa.question'))).toHaveValue(said.question);
    await expect(own.getByLabel(t('qa.answer'))).toHaveValue(said.answer);
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);

    const { other } = said;
    const second = dialog.getByRole('group', { name: t(`language.${other.locale}`) });
    await second.getByLabel(t('qa.answer')).fill(other.answer);
    await dialog.getByRole('button', { name: t('gaps.accept') }).click();
    await expect(dialog.getByRole('alert').last()).toContainText(t('qa.empty'));
    await second.getByLabel(t('qa.question')).fill(other.question);
    await dialog.getByRole('button', { name: t('gaps.accept') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(said.question, { exact: true })).toHaveCount(0);
    await expect(page.getByText(said.order, { exact: true })).toBeVisible();

    const stored = async (path: string, field: 'question' | 'answer') => {
      const { docs } = await db.collection(path).where(field, 'in', [said[field], other[field]]).get();
      return docs.length;
    };
    expect(await stored(paths.sources(orgId), 'answer')).toBe(2);
    expect(await stored(paths.testCases(orgId, chatbotId), 'question')).toBe(2);
  },
);
