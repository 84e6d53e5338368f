import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { expect, test } from '@playwright/test';
import { createResumeToken } from '../../../functions/src/kernel/access/tokens/resumeToken.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { answeredChat } from '../support/widget/answeredChat.ts';
import { appFrame } from '../support/widget/appFrame.ts';
import { expectAccessible } from '../support/axe.ts';
import { menuEntry, openChat, sendMessage } from '../support/widget/chatFrame.ts';
import { db } from '../support/db.ts';
import { openShop } from '../support/widget/openShop.ts';
import { storedChat } from '../support/storedChat.ts';
import { widgetTexts } from '../support/texts.ts';

const w = widgetTexts.en;

/** Counts what could be heard. */
const LISTENER = `
  window.heard = { contexts: 0, tones: 0 };
  window.AudioContext = class extends AudioContext {
    constructor() { super(); window.heard.contexts += 1; }
    createOscillator() { window.heard.tones += 1; return super.createOscillator(); }
  };
`;

test.use({ locale: 'en-GB' });

test('a conversation with the chatbot that slept shows on its return what the team did, and keeps what was begun', async ({
  page,
  context,
}) => {
  const { frame, log, agent, close } = await answeredChat(page);
  const field = frame.getByLabel(w.messageLabel);

  await agent.revise('Yes, we mend zips.');
  await field.fill('And a c');
  await appFrame(page).evaluate(() => {
    const { now } = Date;
    const turn = (isHidden: boolean): void => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    turn(true);
    Date.now = () => now() + 21_000;
    turn(false);
    Date.now = now;
  });
  await expect(log.getByText('Yes, we mend zips.')).toHaveCount(1);
  await expect(field).toHaveValue('And a c');

  await context.setOffline(true);
  await expect(frame.getByText(w.offline)).toBeVisible();
  await field.pressSequentially('oat?');
  await field.press('Enter');
  await expect(log.getByText(w.failures.network)).toBeVisible();
  await field.fill('It is a red one');
  await expectAccessible(page);
  await agent.join();
  await agent.say('I can mend it.');
  await context.setOffline(false);
  await expect(frame.getByText(w.offline)).toHaveCount(0);
  await expect(frame.getByText(w.talking.replace('{agent}', 'Ada Lovelace'))).toBeVisible();
  await expect(log.getByText('I can mend it.')).toHaveCount(1);
  await expect(field).toHaveValue('It is a red one');

  // What the chatbot was asked without a connection goes to the agent, although more was said since.
  await log.getByRole('button', { name: w.tryAgain }).click();
  await expect.poll(() => agent.countOf('And a coat?')).toBe(1);
  await expect(log.getByText('And a coat?')).toHaveCount(1);
  await expect(log.getByRole('button', { name: w.tryAgain })).toHaveCount(0);
  await field.press('Enter');
  await expect.poll(() => agent.countOf('It is a red one')).toBe(1);
  expect(await agent.answers()).toBe(1);
  close();
});

test('a kept conversation whose time is over says so, and the new one is silent until its sound is switched on', async ({
  page,
}) => {
  const { owner, chatbotId, close } = await openShop(page, {});
  const { orgId } = owner;
  const turn = { question: { text: 'Do you mend zips?' }, answer: { text: 'Yes.', verdict: 'answered' as const } };
  const chatId = await storedChat({ orgId, chatbotId, locale: 'en' }, [turn]);
  const visitor = { chatbotId, chatId, origin: new URL(page.url()).origin, channel: 'widget' as const };
  const kept = {
    origin: suiteUrls.web,
    key: `parlance-chat-${chatbotId}`,
    token: createResumeToken(visitor, Date.now() - LIMITS.resumeTokenMs - 1000),
  };
  await page.addInitScript({ content: LISTENER });
  await page.addInitScript(({ origin, key, token }) => {
    if (location.origin === origin) localStorage.setItem(key, token);
  }, kept);
  const frame = await openChat(page, w);
  const log = frame.getByRole('log');
  const resume = frame.getByRole('button', { name: w.resumeOffer });
  await resume.click();
  await expect(frame.getByText(w.resumeGone)).toBeVisible();
  await expect(resume).toHaveCount(0);
  await expectAccessible(page);
  expect(await appFrame(page).evaluate(() => localStorage.length)).toBe(0);

  const heard = (): Promise<string> => appFrame(page).evaluate(() => JSON.stringify(Reflect.get(window, 'heard')));
  const rated = log.getByRole('button', { name: w.good });
  await sendMessage(frame, w, 'How long does it take?');
  await expect(rated).toHaveCount(1);
  await expect(frame.getByText(w.resumeGone)).toHaveCount(0);
  await expect(log.getByText('Do you mend zips?')).toHaveCount(0);
  expect((await db.collection(paths.chats(orgId)).get()).size).toBe(2);
  expect((await db.collection(paths.messages(orgId, chatId)).get()).size).toBe(2);
  expect(await appFrame(page).evaluate(() => localStorage.length)).toBe(0);
  expect(await heard()).toBe(JSON.stringify({ contexts: 0, tones: 0 }));

  const sound = frame.getByRole('menuitemcheckbox', { name: w.sound });
  await menuEntry(frame, w, w.sound);
  await expect(sound).toHaveAttribute('aria-checked', 'false');
  await sound.click();
  await menuEntry(frame, w, w.sound);
  await expect(sound).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('Escape');
  expect(await heard()).toBe(JSON.stringify({ contexts: 1, tones: 0 }));
  await sendMessage(frame, w, 'And a coat?');
  await expect(rated).toHaveCount(2);
  await expect.poll(heard).toBe(JSON.stringify({ contexts: 1, tones: 1 }));
  await (await menuEntry(frame, w, w.sound)).click();
  await sendMessage(frame, w, 'And a bag?');
  await expect(rated).toHaveCount(3);
  expect(await heard()).toBe(JSON.stringify({ contexts: 1, tones: 1 }));
  close();
});
