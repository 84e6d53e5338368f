import { topicSchema } from '@parlance/domain/documents/chats/topic';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { storedChat } from '../support/storedChat.ts';
import { storeFigures } from '../support/storedFigures.ts';

const ZONE = 'Europe/Berlin';

test("a chatbot's analytics lead from figures to conversations, topics and missing answers", async ({
  page,
  language,
  t,
}) => {
  const owner = await newOwner(language, { plan: 'pro', timezone: ZONE });
  const { orgId } = owner;
  const chatbotId = await newChatbotIn(orgId);
  const question = 'Do you ship to Iceland?';
  const chatId = await storedChat({ orgId, chatbotId, locale: language }, [{ question: { text: question } }]);
  const [shipping, delivery] = [newId(), newId()];
  // Its topic is merged into another one below, which then finds it.
  const counted = {
    resolution: 'failed',
    sentiment: 'negative',
    category: null,
    topicId: delivery,
    isUnanswered: true,
  };
  await db
    .doc(paths.chat(orgId, chatId))
    .update({ counted, topicId: delivery, sentiment: 'negative', outcome: 'unanswered' });
  for (const [id, name] of [
    [shipping, 'Shipping'],
    [delivery, 'Delivery'],
  ] as const) {
    await db.doc(paths.topic(orgId, id)).set(topicSchema.parse({ chatbotId, name, key: name, createdAt: new Date() }));
  }
  const felt = { conversations: 4, positive: 1, neutral: 1, negative: 2, unanswered: 1 };
  await storeFigures(
    { orgId, chatbotId, timezone: ZONE },
    {
      0: {
        conversations: 4,
        messages: 8,
        answered: 6,
        refused: 2,
        positive: 3,
        negative: 1,
        latencyMsSum: 8000,
        latency: { 7: 8 },
        depth: { quick: 2, medium: 1, deep: 1 },
        locales: { en: 3, de: 1 },
        channels: { widget: 4 },
        sentiments: { positive: 1, neutral: 1, negative: 2 },
        resolution: { confirmed: 1, unconfirmed: 1, failed: 2 },
        topics: { [shipping]: felt, [delivery]: { ...felt, conversations: 1, negative: 0 } },
        unanswered: { 1: { chatId, messageId: newId(), question, at: new Date(), counter: '1', sketch: null } },
        asked: { 1: 3 },
      },
    },
  );

  // From the overview, and with the period from tab to tab.
  await openAs(page, owner, '/dashboard');
  await page.getByRole('link', { name: t('nav.analytics'), exact: true }).click();
  await expect(page).toHaveURL(`/dashboard/chatbot/${chatbotId}/analytics/chats`);
  await page.getByLabel(t('period.label')).selectOption('last-7');
  await expect(
    page
      .getByRole('region', { name: t('analytics.engagement') })
      .locator('svg rect:not([height="0"])')
      .first(),
  ).toBeVisible();
  const response = page.getByRole('region', { name: t('analytics.response'), exact: true });
  await response.getByRole('button', { name: t('charts.asTable', { title: t('analytics.response') }) }).click();
  await expect(response.getByRole('row').last()).toContainText(/1 sec.*1\.3 sec.*1\.5 sec/s);
  await expectAccessible(page);

  const results = page.getByRole('region', { name: t('analytics.resolution') });
  await expect(results.getByText(t('resolution.failedText'))).toBeVisible();
  await expect(results.getByRole('row').last()).toContainText(/2$/);
  await results.getByRole('link', { name: t('resolution.failed') }).click();
  await expect(page).toHaveURL(/\/activity\/chats\?resolution=failed&from=/);
  await expect(page.getByText(question).first()).toBeVisible();
  await page.goBack();

  await page.getByRole('link', { name: t('analytics.topics'), exact: true }).click();
  await expect(page).toHaveURL(/\/analytics\/topics\?period=last-7$/);
  const topics = page.getByRole('region', { name: t('analytics.topics'), exact: true });
  await expect(topics.getByRole('row')).toHaveCount(3);
  await topics.getByRole('button', { name: t('topics.actionsOf', { topic: 'Shipping' }) }).click();
  await page.getByRole('menuitem', { name: t('topics.rename') }).click();
  const dialog = page.getByRole('dialog', { name: t('topics.renameTitle') });
  await expectAccessible(page);
  await dialog.getByLabel(t('topics.name')).fill('Shipping abroad');
  await dialog.getByRole('button', { name: t('topics.renameSubmit') }).click();
  await expect(topics.getByRole('link', { name: 'Shipping abroad' })).toBeVisible();
  await topics.getByRole('button', { name: t('topics.actionsOf', { topic: 'Delivery' }) }).click();
  await page.getByRole('menuitem', { name: t('topics.merge') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('topics.mergeSubmit') })
    .click();
  await expect(topics.getByRole('row')).toHaveCount(2);
  await expect(topics.getByRole('row').last()).toContainText(/Shipping abroad\s*5/);
  await topics.getByRole('link', { name: 'Shipping abroad' }).click();
  await expect(page).toHaveURL(new RegExp(`/activity/chats\\?topic=${shipping}`));
  await expect(page.getByRole('button', { name: /Topic: Shipping abroad/ })).toBeVisible();
  await expect(page.getByText(question).first()).toBeVisible();
  await page.goBack();

  const gaps = page.getByRole('region', { name: t('analytics.gaps') });
  await expect(gaps).toContainText('would have served one visitor, asked 3 times');
  await gaps.getByRole('link', { name: t('overview.addAnswerTo', { question }) }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue(question);

  // Viewers see the same and change nothing.
  const viewer = await newMember(orgId, 'viewer', 'Grace Hopper', language);
  await openAs(page, viewer, `/dashboard/chatbot/${chatbotId}/analytics/sentiment`);
  await expect(page).toHaveURL(/\/analytics\/chats#sentiment$/);
  const worst = page.getByRole('region', { name: t('analytics.worst') });
  await expect(worst.getByRole('link', { name: question })).toBeVisible();
  await page.getByRole('link', { name: t('analytics.topics'), exact: true }).click();
  await expect(topics.getByRole('link', { name: 'Shipping abroad' })).toBeVisible();
  await expect(topics.getByRole('button', { name: t('topics.actionsOf', { topic: 'Shipping abroad' }) })).toHaveCount(
    0,
  );
});
