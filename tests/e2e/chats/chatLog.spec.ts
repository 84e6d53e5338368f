import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { expect, type Locator, type Page } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { journeyDocuments } from '../support/journeyDocuments.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { haveSession } from '../support/accounts/haveSession.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { storedChat } from '../support/storedChat.ts';
import { type Translate, widgetTexts } from '../support/texts.ts';
import { follow } from '../support/follow.ts';

const TALK = {
  question: 'Was kostet der Versand nach Österreich?',
  again: 'was kostet der versand nach österreich',
  answer: 'Der Versand nach Österreich kostet 9,90 Euro',
  better: 'Der Versand nach Österreich ist ab 100 Euro frei. Darunter kostet er 9,90 Euro, das sagen wir Ihnen vorher.',
} as const;

// Figures and plurals in German as well.
test.use({ language: 'de' });

/** As whoever may write sources does it. */
async function teach(page: Page, t: Translate, chatbotId: string): Promise<void> {
  await page.goto(`/dashboard/chatbot/${chatbotId}/sources`);
  await page.locator('input[type=file]').setInputFiles((await journeyDocuments()).slice(0, 2));
  await expect(page.getByText(t('sourceStatus.indexed'))).toHaveCount(2, { timeout: 40_000 });
}

/** Asks as a new visitor in a page of their own. */
async function ask(page: Page, chatbotId: string, text: string, label: string): Promise<Page> {
  await page.goto(`/iframe/${chatbotId}`);
  await page.getByLabel(label).fill(text);
  await page.getByLabel(label).press('Enter');
  return page;
}

/** Opens the newest conversation of the log. */
async function openChat(page: Page, t: Translate, chatbotId: string): Promise<Locator> {
  await page.goto(`/dashboard/chatbot/${chatbotId}/activity/chats`);
  await page
    .getByRole('navigation', { name: t('chats.list') })
    .getByRole('link')
    .first()
    .click();
  return page.getByRole('log');
}

test('a member revises an answer: everyone sees it at once, and the next visitor gets it word for word', async ({
  page,
  openElsewhere,
  language,
  t,
}) => {
  const w = widgetTexts[language];
  const owner = await newOwner(language, { plan: 'business', viewersSeePersonalData: true });
  const [member, viewer] = await Promise.all([
    newMember(owner.orgId, 'member', 'Grace Hopper', language),
    newMember(owner.orgId, 'viewer', 'Joan Clarke', language),
  ]);
  const chatbotId = await newChatbotIn(owner.orgId);
  await haveSession(page, member);
  await teach(page, t, chatbotId);
  const visitor = await ask(await openElsewhere(), chatbotId, TALK.question, w.messageLabel);
  await expect(visitor.getByRole('log').getByText(TALK.answer).first()).toBeVisible();

  const onlooker = await openElsewhere();
  await haveSession(onlooker, viewer);
  const seen = await openChat(onlooker, t, chatbotId);
  await expect(seen.getByText(t('verdict.answered'))).toBeVisible();
  await expect(seen.getByRole('button', { name: t('chats.revise') })).toHaveCount(0);

  const log = await openChat(page, t, chatbotId);
  const open = log.getByRole('button', { name: t('chats.revise') });
  await open.click();
  const dialog = page.getByRole('dialog', { name: t('chats.revise') });
  const field = dialog.getByLabel(t('qa.answer'));
  await expect(field).toHaveValue(new RegExp(`^${TALK.answer}`));
  await expect(field).not.toHaveValue(/\[\d\]/);
  await expectAccessible(page);
  await field.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();

  await open.press('Enter');
  await field.fill(' ');
  await dialog.getByRole('button', { name: t('chats.reviseSave') }).click();
  await expect(dialog.getByText(t('form.required'))).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(TALK.better);
  const most = new Intl.NumberFormat('de-DE').format(LIMITS.qaAnswerCharacters);
  await expect(dialog.getByText(`${TALK.better.length} / ${most}`)).toBeVisible();
  await expect(field).toHaveAttribute('maxlength', String(LIMITS.qaAnswerCharacters));
  await dialog.getByRole('button', { name: t('chats.reviseSave') }).click();
  await expect(page.getByText(t('chats.revisedToast'))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();

  for (const each of [log, seen]) {
    await expect(each.getByText(t('chats.revised'), { exact: true })).toBeVisible();
    await expect(each.getByText(TALK.better)).toBeVisible();
    await expect(each.getByText(TALK.answer).filter({ visible: true })).toHaveCount(0);
  }
  await seen.getByText(t('chats.original')).click();
  await expect(seen.getByText(TALK.answer).filter({ visible: true }).first()).toBeVisible();
  await expect(seen.getByRole('list', { name: t('chats.citations') })).toBeVisible();
  await expectAccessible(onlooker);

  const own = db.collection(paths.sources(owner.orgId)).where('type', '==', 'qa');
  await expect.poll(async () => (await own.get()).docs.map((doc) => String(doc.get('status')))).toEqual(['indexed']);
  const next = await ask(await openElsewhere(), chatbotId, TALK.again, w.messageLabel);
  await expect(next.getByRole('log').getByText(TALK.better)).toBeVisible();
  const latest = await openChat(page, t, chatbotId);
  await expect(latest.getByText(TALK.again, { exact: true })).toBeVisible();
  await expect(latest.getByText(TALK.better, { exact: true }).first()).toBeVisible();
  await expect(latest.getByText(t('verdict.verified'), { exact: true })).toBeVisible();
});

test('the log tells what an answer rests on, how it was rated, and which questions got none', async ({
  page,
  language,
  t,
}) => {
  const owner = await newOwner(language, { plan: 'business' });
  const chatbotId = await newChatbotIn(owner.orgId);
  const citation = { n: 1, sourceId: 'website', sourceName: 'shop.example', heading: 'Repairs › Zips', page: 2 };
  await storedChat({ orgId: owner.orgId, chatbotId, locale: language }, [
    {
      question: { text: 'And the zip?' },
      answer: {
        text: 'A zip costs 18 euros [1]. It takes a week [2].',
        citations: [
          { ...citation, url: 'https://shop.example/repairs?from=a#zip', quote: 'A zip costs 18 euros.' },
          { ...citation, n: 2, url: 'javascript:alert(1)', quote: 'It takes a week.' },
        ],
        verdict: 'answered',
        provider: 'vertex',
        model: 'gemini-3.1-flash-lite',
        tokens: 1234,
        costMicroUsd: 4200,
        latencyMs: 1240,
        searchQuery: 'What does repairing a zip cost?',
        passages: [
          { chunkId: 'website-page-space-0f', score: 1.234, sourceName: '' },
          { chunkId: 'other-space-1f', score: 0.5, sourceName: 'prices.md' },
        ],
        rating: 'positive',
      },
    },
    {
      question: { text: 'And the buckle?' },
      answer: { text: 'A buckle', verdict: 'incomplete', rating: 'negative', comment: 'Too short' },
    },
    { question: { text: 'Hello?', charged: false, number: 3 } },
  ]);
  await haveSession(page, owner);
  const log = await openChat(page, t, chatbotId);
  const link = log.getByRole('link');
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('href', 'https://shop.example/repairs?from=a#zip');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(log.getByText('Repairs › Zips').first()).toBeVisible();
  await expect(log.getByText(t('chats.page', { page: '2' })).first()).toBeVisible();
  await expect(log.getByText(t('rating.positive'))).toBeVisible();
  await expect(log.getByText(t('rating.negative'))).toBeVisible();
  await expect(log.getByText('Too short')).toBeVisible();
  await expect(log.getByText(t('verdict.incomplete'))).toBeVisible();
  await expect(log.getByText(t('chats.notCharged'))).toBeVisible();

  await log.getByText(t('chats.details')).first().click();
  await expect(log.getByText('What does repairing a zip cost?')).toBeVisible();
  await expect(log.getByText(t('chats.why.answered'))).toBeVisible();
  await expect(log.getByText(/0[.,]0042/)).toBeVisible();
  await expect(log.getByRole('heading').first()).toBeVisible();
  await expect(log.getByText('Gemini 3.1 Flash-Lite')).toBeVisible();
  await expect(log.getByText('1.234', { exact: true })).toBeVisible();
  await expect(log.getByText('shop.example: 1,23')).toBeVisible();
  await expect(log.getByText(/^prices\.md: 0/)).toBeVisible();
  await expectAccessible(page);
});

test('a model that does not answer is named on every page of its chatbot, until another is chosen', async ({
  page,
  language,
  t,
}) => {
  const owner = await newOwner(language, { plan: 'business' });
  const chatbotId = await newChatbotIn(owner.orgId);
  const chatbot = db.doc(paths.chatbot(owner.orgId, chatbotId));
  const modelProblem = { code: 'model-not-found', model: 'gemini-3.1-flash-lite', at: new Date() };
  await chatbot.update({ model: 'gemini-3.1-flash-lite', modelProblem });
  await openAs(page, owner);
  const warning = page
    .getByRole('alert')
    .filter({ hasText: t('modelProblem.title', { model: 'Gemini 3.1 Flash-Lite' }) });
  for (const part of ['sources', 'activity/chats', 'install']) {
    await follow(page, `/dashboard/chatbot/${chatbotId}/${part}`);
    await expect(warning).toContainText(t('modelProblem.standIn', { model: 'Gemini 3.5 Flash-Lite' }));
    await expect(warning).toContainText(t('modelProblem.todo.model-not-found'));
  }
  await expectAccessible(page);
  await chatbot.update({ model: 'gemini-3.5-flash' });
  await expect(warning).toHaveCount(0);
  await expect(page.getByRole('link', { name: t('nav.sources'), exact: true })).toBeVisible();
});
