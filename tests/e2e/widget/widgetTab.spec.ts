import { expect, type Page, test } from '@playwright/test';
import { answeredChat } from '../support/widget/answeredChat.ts';
import { appFrame } from '../support/widget/appFrame.ts';
import { expectAccessible } from '../support/axe.ts';
import { bubbleOf, menuEntry, openChat, sendMessage } from '../support/widget/chatFrame.ts';
import { openShop } from '../support/widget/openShop.ts';
import { widgetTexts } from '../support/texts.ts';

const w = widgetTexts.en;

test.use({ locale: 'en-GB' });

/** Data that website and chat have stored in this tab. */
async function storedIn(page: Page): Promise<{ website: [string, unknown][]; chat: string[] }> {
  return {
    website: await page.evaluate((): [string, unknown][] => [sessionStorage, localStorage].flatMap(Object.entries)),
    chat: await appFrame(page).evaluate(() => [sessionStorage, localStorage].flatMap(Object.keys)),
  };
}

test('a conversation goes on after a reload and on the next page, open or closed as it was, and nothing is stored before it', async ({
  page,
}) => {
  const { chatbotId, close } = await openShop(page, {
    settings: { initialMessages: ['**Welcome**\n- Bikes\n- Coats'] },
  });
  const frame = page.frameLocator('iframe');
  const log = frame.getByRole('log');
  await openChat(page, w);
  await expect(log.locator('li')).toHaveText(['Bikes', 'Coats']);
  await expect(log.locator('strong')).toHaveText('Welcome');
  expect(await storedIn(page)).toEqual({ website: [], chat: [] });

  await sendMessage(frame, w, 'Do you mend zips?');
  await expect(log.getByRole('button', { name: w.good })).toBeVisible();
  const chat = [`parlance-chat-${chatbotId}`];
  expect(await storedIn(page)).toEqual({ website: [[`parlance-${chatbotId}`, '2']], chat });

  await page.goto(new URL('/coats', page.url()).href);
  await expect(bubbleOf(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(log.getByText('Do you mend zips?')).toHaveCount(1);
  await expect(log.getByRole('button', { name: w.good })).toBeVisible();
  await sendMessage(frame, w, 'How long does it take?');
  await expect(log.getByRole('button', { name: w.good })).toHaveCount(2);
  await expectAccessible(page);

  await frame.getByRole('button', { name: w.close }).click();
  await expect(bubbleOf(page)).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await expect(log.getByText('How long does it take?')).toHaveCount(1);
  await expect(bubbleOf(page)).toHaveAttribute('aria-expanded', 'false');

  await openChat(page, w);
  await (await menuEntry(frame, w, w.newChat)).click();
  await expect(log.getByText('Do you mend zips?')).toHaveCount(0);
  await expect.poll(() => storedIn(page)).toEqual({ website: [['parlance-closed', '1']], chat: [] });
  close();
});

test('a conversation goes on where the server fails to read it at first', async ({ page }) => {
  const { close } = await openShop(page, {});
  const frame = await openChat(page, w);
  const log = frame.getByRole('log');
  await sendMessage(frame, w, 'Do you mend zips?');
  await expect(log.getByRole('button', { name: w.good })).toBeVisible();
  const failing = {
    status: 500,
    json: { error: { status: 'INTERNAL', details: { code: 'internal', correlationId: '' } } },
  };
  await page.route(/\/readChat$/, (route) => route.fulfill(failing), { times: 1 });
  await page.reload();
  await expect(log.getByText('Do you mend zips?')).toBeVisible();
  close();
});

test('an agent’s conversation goes on after a reload, with marks in what the agent wrote, and no typing after a message', async ({
  page,
}) => {
  const { frame, log, agent, close } = await answeredChat(page);
  await agent.join();
  // Without an agent the chat asks for news only when it returns.
  await page.reload();
  const talking = frame.getByText(w.talking.replace('{agent}', 'Ada Lovelace'));
  const typing = frame.getByText(w.agentTyping.replace('{agent}', 'Ada Lovelace'));
  await expect(talking).toBeVisible();
  await agent.type();
  await expect(typing).toBeVisible();
  await Promise.all([agent.say('Yes, **today**: <b>come</b> by.'), agent.type()]);
  await expect(log.locator('strong')).toHaveText('today');
  await expect(log.getByText('<b>come</b>')).toBeVisible();
  await expect(typing).toHaveCount(0);
  await page.reload();
  await expect(talking).toBeVisible();
  await expect(log.locator('strong')).toHaveText('today');
  close();
});

test('on a page that is zoomed to 200 % half of the panel or more shows the conversation', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  const { frame, log, agent, close } = await answeredChat(page);
  const share = async (): Promise<number> => {
    const [part, whole] = [await log.boundingBox(), await frame.locator('body').boundingBox()];
    return (part?.height ?? 0) / (whole?.height ?? Infinity);
  };
  expect(await share()).toBeGreaterThanOrEqual(0.5);
  await agent.join();
  await page.reload();
  await expect(frame.getByText(w.talking.replace('{agent}', 'Ada Lovelace'))).toBeVisible();
  expect(await share()).toBeGreaterThanOrEqual(0.5);
  close();
});
