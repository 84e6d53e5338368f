import { deleteChats } from '@parlance/domain/contracts/conversations/chats';
import { joinChat, leaveChat, sendAgentMessage } from '@parlance/domain/contracts/conversations/handover';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect, test } from '@playwright/test';
import { callContract } from '../../support/callContract.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { signIn } from '../../support/accounts/signIn.ts';
import { expectAccessible } from '../support/axe.ts';
import { menuEntry, openChat, sendMessage } from '../support/widget/chatFrame.ts';
import { db } from '../support/db.ts';
import { openShop } from '../support/widget/openShop.ts';
import { widgetTexts } from '../support/texts.ts';

const w = widgetTexts.en;

test.use({ locale: 'en-GB' });

/** The chatbot begins an answer to one question, and never ends it. */
const BEGIN_ANSWER = `
  const real = window.fetch;
  window.fetch = (address, init) => {
    if (!String(init?.body).includes('How long does it take?') || !String(address).endsWith('/answer')) return real(address, init);
    const chunk = 'data: ' + JSON.stringify({ message: { type: 'text', text: 'It takes two' } }) + '\\n\\n';
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(chunk));
        init.signal.addEventListener('abort', () => controller.error(init.signal.reason));
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  };
`;

test('a visitor asks for an agent, both write, and the chatbot takes over again', async ({ page }) => {
  const sdk: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('watchLive')) sdk.push(request.url());
  });
  await page.addInitScript({ content: BEGIN_ANSWER });
  const { owner, close } = await openShop(page, {
    settings: { handover: { isOffered: true, minutes: 5, hours: null, closedDays: [], awayMinutes: 5 } },
  });
  const { orgId, email, password } = owner;
  const frame = await openChat(page, w);
  await expect(frame.getByText(w.intro.replace('{name}', 'Engine & Sons'))).toBeVisible();
  // The wish for a person leads to the form that asks for one.
  await sendMessage(frame, w, 'I want to talk to a person');
  await expect(frame.getByRole('heading', { name: w.handover })).toBeFocused();
  expect(sdk).toEqual([]);
  await expectAccessible(page);
  await frame.getByRole('button', { name: w.handoverSubmit }).click();
  await expect(frame.getByRole('button', { name: w.stopWaiting })).toBeVisible();

  const { idToken } = await signIn(email, password);
  const chats = db.collection(paths.chats(orgId));
  await expect.poll(async () => (await chats.get()).size).toBe(1);
  const chatId = (await chats.get()).docs[0]?.id ?? '';
  const log = frame.getByRole('log');
  const countOf = async (text: string) =>
    (await db.collection(paths.messages(orgId, chatId)).where('text', '==', text).get()).size;
  await sendMessage(frame, w, 'How long does it take?');
  await expect(log.getByText('It takes two')).toBeVisible();
  await callContract(joinChat, { orgId, chatId }, idToken);
  await expect(frame.getByText(w.talking.replace('{agent}', 'Ada Lovelace'))).toBeVisible();
  expect(sdk).toHaveLength(1);
  // The answer that was being written is gone, and the agent has the question.
  await expect(log.getByText('It takes two')).toHaveCount(0);
  await expect(log.getByText('How long does it take?')).toHaveCount(1);
  await expect.poll(() => countOf('How long does it take?')).toBe(1);

  await callContract(sendAgentMessage, { orgId, chatId, messageId: newId(), text: 'How can I help?' }, idToken);
  await expect(frame.getByRole('log').getByText('How can I help?')).toHaveCount(1);
  await sendMessage(frame, w, 'Where is my parcel?');
  await expect(frame.getByRole('log').getByText('Where is my parcel?')).toHaveCount(1);
  await expect.poll(() => countOf('Where is my parcel?')).toBe(1);
  expect(
    await page
      .frames()
      .find((one) => one.url().startsWith(suiteUrls.web))
      ?.evaluate(() => [localStorage.length, document.cookie]),
  ).toEqual([0, '']);

  await callContract(leaveChat, { orgId, chatId }, idToken);
  await expect(
    frame.getByRole('log').getByText(w.events['agent-left'].replace('{agent}', 'Ada Lovelace')),
  ).toBeVisible();
  await expect(frame.getByRole('button', { name: w.endHandover, exact: true })).toHaveCount(0);
  await expect(frame.getByRole('log').getByText('How can I help?')).toHaveCount(1);

  // Taken over unasked, the visitor sees it without writing anything.
  await callContract(joinChat, { orgId, chatId }, idToken);
  await expect(frame.getByText(w.talking.replace('{agent}', 'Ada Lovelace'))).toBeVisible({ timeout: 20_000 });
  close();
});

test('a visitor whose conversation the team deletes is told, and begins a new one', async ({ page }) => {
  const { owner, close } = await openShop(page, {
    settings: { handover: { isOffered: true, minutes: 5, hours: null, closedDays: [], awayMinutes: 5 } },
  });
  const { orgId, email, password } = owner;
  const frame = await openChat(page, w);
  await (await menuEntry(frame, w, w.handover)).click();
  await frame.getByRole('button', { name: w.handoverSubmit }).click();
  await expect(frame.getByRole('button', { name: w.stopWaiting })).toBeVisible();
  const { idToken } = await signIn(email, password);
  const chats = db.collection(paths.chats(orgId));
  await expect.poll(async () => (await chats.get()).size).toBe(1);
  const chatId = (await chats.get()).docs[0]?.id ?? '';
  await callContract(joinChat, { orgId, chatId }, idToken);
  await expect(frame.getByText(w.talking.replace('{agent}', 'Ada Lovelace'))).toBeVisible();

  await callContract(deleteChats, { orgId, chatIds: [chatId] }, idToken);
  const notice = frame.getByText(w.chatDeleted.split('{name}').at(-1) ?? '');
  await expect(notice).toBeVisible();
  await expect(frame.getByRole('button', { name: w.endHandover, exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await sendMessage(frame, w, 'Is anybody there?');
  await expect(notice).toHaveCount(0);
  await expect.poll(async () => (await chats.get()).docs.map((chat) => String(chat.get('mode')))).toEqual(['bot']);
  close();
});
