import { LIMITS } from '@parlance/domain/limits';
import { follow } from '../support/follow.ts';
import { paths } from '@parlance/domain/paths';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { seeded, seededUser } from '../support/seeded.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { type Translate, widgetTexts } from '../support/texts.ts';

const TALK = { question: 'What does shipping to Austria cost?', answer: /Austria/ } as const;

function chatOf(page: Page, t: Translate): FrameLocator {
  return page.locator(`iframe[title="${t('playground.chat')}"]`).contentFrame();
}

/** Conversations that end with this question. Other tests talk to the same organization's chatbot meanwhile. */
async function conversations(orgId: string, question: string): Promise<number> {
  const ended = db.collection(paths.chats(orgId)).where('lastMessage', '==', question);
  return (await ended.count().get()).data().count;
}

test('a question in the playground is answered from the sources, explained, compared, and stored nowhere', async ({
  page,
  language,
  t,
}) => {
  const w = widgetTexts[language];
  const before = await conversations(seeded.orgId, TALK.question);
  await openAs(page, seededUser('member'), `/dashboard/chatbot/${seeded.chatbotId}/playground`);
  const chat = chatOf(page, t);
  await chat.getByLabel(w.messageLabel).fill(TALK.question);
  await chat.getByLabel(w.messageLabel).press('Enter');
  await expect(chat.getByRole('log').getByText(TALK.answer).nth(1)).toBeVisible();

  const details = page.getByRole('region', { name: t('playground.details') });
  await expect(details.getByText(TALK.question).first()).toBeVisible();
  await expect(details.getByText(t('verdict.answered'))).toBeVisible();
  await expect(details.getByText(t('playground.cited', { n: '1' })).first()).toBeVisible();
  await expect(details.getByText(t('chats.localModel'))).toBeVisible();
  await expectAccessible(page);

  // Stopping gives up the call itself, which never ends here.
  await page.route('**/tryAnswer', () => undefined);
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/tryAnswer'));
  await chat.getByLabel(w.messageLabel).fill(TALK.question);
  await chat.getByLabel(w.messageLabel).press('Enter');
  await chat.getByRole('button', { name: w.stop }).click();
  await givenUp;
  await expect(chat.getByRole('log').getByText(w.stopped)).toBeVisible();
  await page.unroute('**/tryAnswer');

  await page.getByRole('button', { name: t('playground.mode.compare') }).click();
  await page.getByLabel(t('playground.question')).fill(TALK.question);
  await page.getByLabel(t('playground.question')).press('Enter');
  for (const side of ['a', 'b']) {
    const answer = page.getByRole('article', { name: t(`playground.side.${side}`) });
    await expect(answer.getByText(t('verdict.answered'))).toBeVisible();
    await expect(answer.getByText(TALK.answer).first()).toBeVisible();
  }
  await expectAccessible(page);
  expect(await conversations(seeded.orgId, TALK.question)).toBe(before);
});

test('settings are tried before they are saved, kept from getting lost, and saved or taken back', async ({
  page,
  language,
  t,
}) => {
  const w = widgetTexts[language];
  const owner = await newOwner(language, { plan: 'business' });
  const chatbotId = await newChatbotIn(owner.orgId);
  const chatbot = db.doc(paths.chatbot(owner.orgId, chatbotId));
  await openAs(page, owner, `/dashboard/chatbot/${chatbotId}/playground`);
  await expect(page.getByText(t('playground.notCounted'))).toBeVisible();

  const creativity = page.getByRole('slider', { name: t('playground.creativity') });
  await expect(creativity).toHaveCount(0);
  const model = page.getByLabel(t('playground.model'));
  await model.selectOption('gemini-3.8-flash');
  await expect(page.getByText(/ 5 (messages of your plan|Nachrichten Ihres Tarifs)/)).toBeVisible();
  await model.selectOption('gemini-3.1-flash-lite');
  await expect(page.getByText(/ (one message of your plan|eine Nachricht Ihres Tarifs)/)).toBeVisible();
  await creativity.press('End');
  await expect(creativity).toHaveAttribute('aria-valuetext', new RegExp(t('playground.band.creative')));

  // The unsaved form of address already answers.
  await page.getByLabel(t('playground.formality.informal')).check();
  const chat = chatOf(page, t);
  await chat.getByLabel(w.messageLabel).fill('Wie lange haben Sie heute geöffnet?');
  await chat.getByLabel(w.messageLabel).press('Enter');
  await expect(
    chat
      .getByRole('log')
      .getByText(/Du kannst eine Nachricht hinterlassen/)
      .first(),
  ).toBeVisible();
  expect((await chatbot.get()).get('formality')).toBe('formal');

  await page.getByRole('button', { name: t('playground.templates') }).click();
  await page.getByRole('menuitem').first().click();
  const instructions = page.getByRole('textbox', { name: t('playground.instructions') });
  await expect(instructions).not.toHaveValue('');
  await expect(instructions).toHaveAttribute('maxlength', String(LIMITS.systemInstructionsCharacters));
  const first = await instructions.inputValue();
  await page.getByRole('button', { name: t('playground.templates') }).click();
  await page.getByRole('menuitem').nth(1).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.cancel') })
    .click();
  await expect(instructions).toHaveValue(first);
  await page.getByRole('button', { name: t('playground.templates') }).click();
  await page.getByRole('menuitem').nth(1).click();
  await page.getByRole('button', { name: t('playground.replace'), exact: true }).click();
  await expect(instructions).not.toHaveValue(first);
  // The name is known. What is not is marked, and nothing is saved with it.
  await expect(instructions).toHaveValue(/Engine & Sons/);
  const places = page.getByRole('region', { name: t('playground.places') });
  await expectAccessible(page);
  await page.getByRole('button', { name: t('settings.save'), exact: true }).click();
  await expect(page.getByText(/^(?:Fill in|Füllen Sie) /)).toBeVisible();
  expect((await chatbot.get()).get('systemInstructions')).toBe('');
  await places.getByRole('button').first().click();
  await page.keyboard.type('help@engine.example');
  await expect(instructions).toHaveValue(/help@engine\.example/);
  await expect(places).toHaveCount(0);

  await page.getByRole('link', { name: t('nav.sources'), exact: true }).click();
  const leaving = page.getByRole('dialog', { name: t('settingsForm.leaveTitle') });
  await expect(leaving).toBeVisible();
  await expectAccessible(page);
  await leaving.getByRole('button', { name: t('common.cancel') }).click();
  await expect(leaving).toHaveCount(0);
  await page.getByRole('button', { name: t('settings.save'), exact: true }).click();
  await expect(page.getByText(t('settingsForm.saved'))).toBeVisible();
  expect((await chatbot.get()).data()).toMatchObject({
    model: 'gemini-3.1-flash-lite',
    temperature: 1,
    formality: 'informal',
    settingsVersion: 1,
    settingsBy: owner.uid,
  });

  await expect(page.getByText(t('settingsForm.unsaved'))).toHaveCount(0);
  await follow(page, `/dashboard/chatbot/${chatbotId}/settings/ai`);
  await instructions.fill('Short');
  await page.getByRole('button', { name: t('settings.revert'), exact: true }).click();
  await expect(instructions).not.toHaveValue('Short');
  await expect(creativity).toHaveAttribute('aria-valuenow', '1');
});

test('a viewer sees the settings and can neither change nor try them', async ({ page, language, t }) => {
  const { orgId } = await newOwner(language);
  const chatbotId = await newChatbotIn(orgId);
  await openAs(
    page,
    await newMember(orgId, 'viewer', 'Joan Clarke', language),
    `/dashboard/chatbot/${chatbotId}/playground`,
  );
  await expect(page.getByText(t('playground.viewerTitle'))).toBeVisible();
  await expect(page.getByText(t('playground.untrained'))).toBeVisible();
  await expect(page.getByLabel(t('playground.model'))).toBeDisabled();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the playground is worked without a mouse', async ({ page, language, t }) => {
  const owner = await newOwner(language, { plan: 'business' });
  const chatbotId = await newChatbotIn(owner.orgId);
  await openAs(page, owner, `/dashboard/chatbot/${chatbotId}/playground?mode=compare`);
  const side = page.getByRole('group').filter({ hasText: t('playground.side.b') });
  await side.getByLabel(t('playground.model')).focus();
  await page.keyboard.type('Gemini 3.1');
  await page.keyboard.press('Tab');
  await expect(side.getByRole('slider')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(side.getByRole('slider')).toHaveAttribute('aria-valuenow', '0.3');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const trigger = side.getByRole('button', { name: t('playground.templates') });
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(side.getByLabel(t('playground.instructions'))).toBeFocused();
  await expect(side.getByLabel(t('playground.instructions'))).not.toHaveValue('');
  const takeOver = side.getByRole('button', { name: t('playground.takeOver') });
  await takeOver.press('Enter');
  await expect(takeOver).toBeDisabled();
  await expect(page.getByText(t('settingsForm.unsaved'))).toBeVisible();
});
