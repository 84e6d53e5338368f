import { saveChatbotPicture } from '@parlance/domain/contracts/pictures';
import { paths } from '@parlance/domain/paths';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { callContract } from '../../support/callContract.ts';
import { makePng } from '../../support/documents/pictures/makePng.ts';
import { appFrame } from '../support/widget/appFrame.ts';
import { signIn } from '../../support/accounts/signIn.ts';
import { expectAccessible } from '../support/axe.ts';
import { bubbleOf, menuEntry, openChat, sendMessage } from '../support/widget/chatFrame.ts';
import { db } from '../support/db.ts';
import { openShop } from '../support/widget/openShop.ts';
import { widgetTexts } from '../support/texts.ts';

const w = widgetTexts.en;
const ARABIC = 'هل تصلحون السحابات، وكم يستغرق ذلك؟';

test.use({ locale: 'en-GB' });

/** Elements of the chat that stick out at a side, as text. Text for screen readers alone is nowhere. */
function cutOff(page: Page): Promise<string[]> {
  return appFrame(page).evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && element.closest('.visually-hidden') === null)
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -0.5 || right > document.documentElement.clientWidth + 0.5;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** Reports whether an element is whole within the page's window. */
async function isWhole(page: Page, element: Locator): Promise<boolean> {
  const box = await element.boundingBox();
  const size = page.viewportSize();
  if (box === null || size === null) return false;
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height;
}

/** By the browser's own reckoning. */
function directionOf(element: Locator): Promise<string> {
  return element.evaluate((one) => getComputedStyle(one).direction);
}

test('at 200 and 400 per cent and on the narrowest phone nothing is cut off, and all can be used', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
  const settings = {
    displayName: long,
    suggestedMessages: [long],
    conversationStarters: [long],
    footerText: long,
    handover: { isOffered: true, minutes: 5, hours: null, closedDays: [], awayMinutes: 5 },
    contactCard: { email: `${'a'.repeat(50)}@shop.example`, phone: '+49 30 1234567' },
  };
  const { close } = await openShop(page, { settings });
  const frame = await openChat(page, w);
  const send = frame.getByRole('button', { name: w.send });
  for (const [place, [width, height]] of [[640, 400] as const, [320, 256] as const, [320, 568] as const].entries()) {
    await page.setViewportSize({ width, height });
    await frame.getByLabel(w.messageLabel).fill(`${'w'.repeat(80)}?`);
    await expect.poll(() => isWhole(page, send)).toBe(true);
    expect(await isWhole(page, frame.getByLabel(w.messageLabel))).toBe(true);
    await send.click();
    await expect(frame.getByRole('button', { name: w.good })).toHaveCount(place + 1);
    expect(await cutOff(page)).toEqual([]);
    await expectAccessible(page);

    await menuEntry(frame, w, w.deleteChat);
    expect(await cutOff(page)).toEqual([]);
    await page.keyboard.press('End');
    await expect(frame.getByRole('menuitem', { name: w.deleteChat })).toBeInViewport({ ratio: 0.95 });
    await page.keyboard.press('Enter');
    await expect(frame.getByRole('button', { name: w.deleteConfirm })).toBeInViewport({ ratio: 1 });
    await frame.getByRole('button', { name: w.cancel }).click();

    await (await menuEntry(frame, w, w.leaveMessage)).click();
    expect(await cutOff(page)).toEqual([]);
    await frame.getByRole('button', { name: w.sendMessage }).click();
    await expect(frame.getByLabel(w.emailLabel)).toBeFocused();
    await expectAccessible(page);
    await frame.getByRole('button', { name: w.backToChat }).click();
  }
  close();
  await context.close();
});

test('in a page from right to left the chat stands whole and from left to right, with its picture, and Arabic as it is read', async ({
  page,
}) => {
  const { owner, chatbotId, close } = await openShop(page, {
    before: "<script>Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl' })</script>",
    settings: { suggestedMessages: [ARABIC], initialMessages: ['Ask us anything.', ARABIC] },
  });
  const { orgId, email, password } = owner;
  const { idToken } = await signIn(email, password);
  const data = makePng().toString('base64');
  const { picture } = await callContract(saveChatbotPicture, { orgId, chatbotId, data }, idToken);
  const shown = async (): Promise<unknown> => (await db.doc(paths.widget(chatbotId)).get()).get('profilePicture');
  await expect.poll(shown).toBe(picture);

  expect(await isWhole(page, bubbleOf(page))).toBe(true);
  const frame = await openChat(page, w);
  await expect.poll(() => isWhole(page, page.locator('iframe'))).toBe(true);
  const drawn = frame.locator('img.avatar').first();
  await expect
    .poll(() => drawn.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBe(256);
  const log = frame.getByRole('log');
  const field = frame.getByLabel(w.messageLabel);
  expect(await directionOf(log)).toBe('ltr');
  expect(await directionOf(log.getByText('Ask us anything.'))).toBe('ltr');
  expect(await directionOf(log.getByText(ARABIC).first())).toBe('rtl');
  expect(await directionOf(log.getByRole('button', { name: ARABIC }))).toBe('rtl');

  await field.fill(ARABIC);
  expect(await directionOf(field)).toBe('rtl');
  await field.press('Enter');
  await expect(log.getByRole('button', { name: w.good })).toBeVisible();
  expect(await directionOf(log.locator('.bubble.user').getByText(ARABIC))).toBe('rtl');
  expect(await directionOf(field)).toBe('ltr');
  await sendMessage(frame, w, 'And in English?');
  await expect(log.getByRole('button', { name: w.good })).toHaveCount(2);
  expect(await directionOf(log.locator('.bubble.user').getByText('And in English?'))).toBe('ltr');
  expect(await cutOff(page)).toEqual([]);
  await expectAccessible(page);
  close();
});
