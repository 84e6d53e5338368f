import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { appFrame } from '../support/widget/appFrame.ts';
import { agentOf } from '../support/widget/agentOf.ts';
import { askForPerson } from '../support/widget/askForPerson.ts';
import { bubbleOf, menuEntry, openChat, sendMessage } from '../support/widget/chatFrame.ts';
import { memberShop } from '../support/widget/memberShop.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { widgetTexts } from '../support/texts.ts';

const w = widgetTexts.en;
const ADA = { sub: 'ada', name: 'Ada Lovelace', email: 'ada@customer.example' };
const BERT = { sub: 'bert', name: 'Bert Brecht', email: 'bert@customer.example' };

test.use({ locale: 'en-GB' });

/** On a busy machine a token may be exchanged more than once, five seconds apart, before the conversation is there. */
const EXCHANGED = { timeout: 40_000 };

/** Data that the chat has stored in this tab, with their values. */
function storedByChat(page: Page): Promise<unknown[]> {
  return appFrame(page).evaluate(() => [sessionStorage, localStorage].flatMap((storage) => Object.entries(storage)));
}

test('a customer’s conversation goes on on the next page and on another device, and signing out empties the chat', async ({
  page,
  browser,
}) => {
  const { session, visit, close } = await memberShop(page, ADA);
  await expect(bubbleOf(page)).toBeVisible();
  expect(session.asked).toBe(0);
  const identified = page.waitForResponse(/\/identifyVisitor$/);
  const frame = await openChat(page, w);
  const log = frame.getByRole('log');
  await identified;
  expect(session.asked).toBe(1);
  await sendMessage(frame, w, 'Do you mend zips?');
  await expect(log.getByRole('button', { name: w.good })).toBeVisible();
  expect(await storedByChat(page)).toEqual([]);

  await page.goto(new URL('/coats', page.url()).href);
  await expect(log.getByText('Do you mend zips?')).toBeVisible(EXCHANGED);
  await expect(bubbleOf(page)).toHaveAttribute('aria-expanded', 'true');

  const phone = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await visit(phone);
  await phone.goto(page.url());
  const there = await openChat(phone, w);
  await expect(there.getByRole('log').getByText('Do you mend zips?')).toBeVisible(EXCHANGED);
  await phone.close();

  session.customer = null;
  await page.evaluate('Parlance("identify", null)');
  await expect(log.getByText('Do you mend zips?')).toHaveCount(0);
  await sendMessage(frame, w, 'Are you open today?');
  await expect(log.getByRole('button', { name: w.good })).toBeVisible();
  session.customer = BERT;
  await page.goto(new URL('/', page.url()).href);
  await expect(log.getByText('Are you open today?')).toBeVisible(EXCHANGED);
  await expect(log.getByText('Do you mend zips?')).toHaveCount(0);
  close();
});

test(
  'what was asked before signing in is taken along, and earlier chats are in the menu',
  { tag: '@phone' },
  async ({ page }) => {
    const { session, close } = await memberShop(page, null);
    const frame = await openChat(page, w);
    const log = frame.getByRole('log');
    await sendMessage(frame, w, 'Do you mend zips?');
    await expect(log.getByRole('button', { name: w.good })).toBeVisible();
    session.customer = ADA;
    await page.reload();
    await expect(log.getByText('Do you mend zips?')).toBeVisible(EXCHANGED);
    await expect.poll(() => storedByChat(page)).toEqual([]);

    await (await menuEntry(frame, w, w.newChat)).click();
    await expect(log.getByText('Do you mend zips?')).toHaveCount(0);
    await sendMessage(frame, w, 'How long does it take?');
    await expect(log.getByRole('button', { name: w.good })).toBeVisible();
    await (await menuEntry(frame, w, w.history)).click();
    const chats = frame.getByRole('main').getByRole('listitem');
    await expect(chats).toHaveText([/How long does it take\?/, /Do you mend zips\?/]);
    await expectAccessible(page);
    await chats.getByText('Do you mend zips?').click();
    await expect(log.getByText('Do you mend zips?')).toBeVisible();
    await expect(log.getByText('How long does it take?')).toHaveCount(0);
    close();
  },
);

test('a conversation with an agent goes on after signing in', async ({ page }) => {
  const { session, owner, close } = await memberShop(page, null);
  const frame = await askForPerson(page, 'en');
  const agent = await agentOf(owner);
  await agent.join();
  await expect(frame.getByText(w.talking.replace('{agent}', 'Ada Lovelace'))).toBeVisible();
  session.customer = BERT;
  await page.reload();
  await expect(frame.getByText(w.talking.replace('{agent}', 'Ada Lovelace'))).toBeVisible();
  await agent.say('Hello Bert.');
  await expect(frame.getByRole('log').getByText('Hello Bert.')).toBeVisible();
  close();
});

test('why a token was refused stands in the page’s console, and the chat answers all the same', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const { close } = await memberShop(page, { ...ADA, aud: 'another' });
  const frame = await openChat(page, w);
  await expect.poll(() => warnings).toContain("Parlance: the visitor's token was refused: audience");
  await sendMessage(frame, w, 'Do you mend zips?');
  await expect(frame.getByRole('log').getByRole('button', { name: w.good })).toBeVisible();
  close();
});

test('the demo shop’s customer signs in with a click and is recognized', async ({ page }) => {
  await page.goto(`${suiteUrls.demoSite}/en`);
  await page.getByRole('link', { name: 'Sign in as Nora Winter' }).click();
  await expect(page.getByText('Signed in as Nora Winter')).toBeVisible();
  const identified = page.waitForResponse(/\/identifyVisitor$/);
  await openChat(page, w);
  expect(await (await identified).json()).toMatchObject({ result: { hasMessages: false } });
});
