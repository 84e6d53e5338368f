import { joinChat, leaveChat } from '@parlance/domain/contracts/conversations/handover';
import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { paths } from '@parlance/domain/paths';
import { expect, test } from '@playwright/test';
import { SURVEY_TEXTS } from '../../../widget/src/app/survey/SURVEY_TEXTS.ts';
import { signIn } from '../../support/accounts/signIn.ts';
import { callContract } from '../../support/callContract.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { widgetTexts } from '../support/texts.ts';
import { menuEntry, openChat, sendMessage } from '../support/widget/chatFrame.ts';
import { openShop } from '../support/widget/openShop.ts';

test('a visitor who begins a new chat is asked once how this one was', async ({ page }) => {
  const [w, s] = [widgetTexts.en, SURVEY_TEXTS.en];
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/Survey-')) scripts.push(request.url());
  });
  const { owner, close } = await openShop(page, { settings: { collectCsat: true } });
  const frame = await openChat(page, w);
  const log = frame.getByRole('log');
  const group = log.getByRole('group', { name: s.question });
  for (const [index, text] of ['Hello', 'Thank you'].entries()) {
    await sendMessage(frame, w, text);
    await expect(log.getByRole('button', { name: w.copy })).toHaveCount(index + 1);
  }
  expect(scripts).toEqual([]);
  await (await menuEntry(frame, w, w.newChat)).click();
  await expect(group).toBeVisible();
  expect(scripts).toHaveLength(1);
  await expect(log.getByRole('button', { name: s.send })).toBeDisabled();
  await expectAccessible(page);
  // By the keyboard alone: into the group, along it, to the comment, to the button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(group.getByRole('radio', { name: `2, ${s.scores[2]}` })).toBeChecked();
  await expect(group.getByText(`2: ${s.scores[2]}`)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Too slow');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // The new conversation is there.
  await expect(log.getByRole('button', { name: w.copy })).toHaveCount(0);
  await expect(group).toHaveCount(0);
  const chats = await db.collection(paths.chats(owner.orgId)).get();
  expect(chats.docs.map((chat) => chatSchema.parse(chat.data()).csat)).toMatchObject([
    { score: 2, comment: 'Too slow' },
  ]);
  // After one answer alone nobody is asked.
  await sendMessage(frame, w, 'Hello');
  await expect(log.getByRole('button', { name: w.copy })).toHaveCount(1);
  await (await menuEntry(frame, w, w.newChat)).click();
  await expect(log.getByRole('button', { name: w.copy })).toHaveCount(0);
  await expect(group).toHaveCount(0);
  close();
});

test(
  'a visitor whom an agent has left is asked, says no, and is not asked again',
  { tag: '@onlyphone' },
  async ({ page }) => {
    const [w, s] = [widgetTexts.de, SURVEY_TEXTS.de];
    const { owner, close } = await openShop(page, { language: 'de', settings: { collectCsat: true } });
    const { orgId, email, password } = owner;
    const frame = await openChat(page, w);
    const log = frame.getByRole('log');
    const group = log.getByRole('group', { name: s.question });
    await sendMessage(frame, w, 'Hallo');
    await expect(log.getByRole('button', { name: w.copy })).toHaveCount(1);
    const chats = db.collection(paths.chats(orgId));
    await expect.poll(async () => (await chats.get()).size).toBe(1);
    const chatId = (await chats.get()).docs[0]?.id ?? '';
    const { idToken } = await signIn(email, password);
    await callContract(joinChat, { orgId, chatId }, idToken);
    await expect(frame.getByRole('button', { name: w.endHandover, exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(group).toHaveCount(0);
    await callContract(leaveChat, { orgId, chatId }, idToken);
    await expect(group).toBeVisible();
    await expectAccessible(page);
    await log.getByRole('button', { name: s.decline }).click();
    await expect(group).toHaveCount(0);
    const stored = async () => chatSchema.parse((await chats.doc(chatId).get()).data()).csat?.score;
    await expect.poll(stored).toBeNull();

    await callContract(joinChat, { orgId, chatId }, idToken);
    await expect(frame.getByRole('button', { name: w.endHandover, exact: true })).toBeVisible({ timeout: 20_000 });
    const asked = page.waitForResponse((response) => response.url().endsWith('/readChat'));
    await frame.getByRole('button', { name: w.endHandover, exact: true }).click();
    await asked;
    await expect(log.getByText(w.events['agent-left'].replace('{agent}', 'Ada Lovelace'))).toHaveCount(2);
    await expect(group).toHaveCount(0);
    close();
  },
);
