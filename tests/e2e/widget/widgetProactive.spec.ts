import { expect, type Page, test } from '@playwright/test';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { widgetTexts } from '../support/texts.ts';
import { bubbleOf, openChat, sendMessage } from '../support/widget/chatFrame.ts';
import { DELIVERY, FIVE_MINUTES, proactiveRule, TEXT } from '../support/widget/proactiveRule.ts';
import { messageOn, shopWith, storedDraws } from '../support/widget/proactiveShop.ts';

const w = widgetTexts.en;

test.use({ locale: 'en-GB' });

async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  // The address is looked at once a second.
  await page.clock.runFor(1000);
}

test(
  'a message appears after its time without a request, a note, a moved focus or an announcement; its suggestion is asked and answered',
  { tag: '@smoke' },
  async ({ page, context }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(suiteUrls.web)) requests.push(new URL(request.url()).pathname);
    });
    const shop = await shopWith(page, [proactiveRule()]);
    await page.clock.runFor(200_000);
    await expect(messageOn(page)).toHaveCount(0);
    await page.clock.runFor(100_100);
    await expect(messageOn(page)).toBeVisible();

    expect(requests).toEqual([`/widget/${shop.chatbotId}.js`]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const announced = '[aria-live], [role="alert"], [role="status"], [role="log"], output';
    await expect(page.locator('parlance-widget').locator(announced)).toHaveCount(0);

    await page.locator('parlance-widget').getByRole('button', { name: DELIVERY.question }).click();
    const log = page.frameLocator('iframe').getByRole('log');
    await expect(log.getByText(DELIVERY.answer)).toBeVisible();
    await expect(log.getByText(TEXT)).toBeVisible();
    await expect(log.getByText(DELIVERY.question)).toHaveCount(1);
    await expect(messageOn(page)).toHaveCount(0);
    expect(await storedDraws(shop)).toEqual([{ ruleId: 'delivery', isShown: true, holdout: 0 }]);
    shop.close();
  },
);

test('a click on the message opens the chat, which begins with it and its suggestions in place of the welcome', async ({
  page,
}) => {
  const shop = await shopWith(page, [proactiveRule()]);
  await page.clock.runFor(FIVE_MINUTES);
  await messageOn(page).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByLabel(w.messageLabel)).toBeFocused();
  await expect(frame.getByRole('log').getByText(TEXT)).toBeVisible();
  await frame.getByRole('button', { name: DELIVERY.question }).click();
  await expect(frame.getByRole('log').getByText(DELIVERY.answer)).toBeVisible();
  shop.close();
});

test('a message stays on its pages, also where the page changes its address itself', async ({ page }) => {
  const rule = proactiveRule({ pages: ['/products/*', '!/products/old'] });
  const shop = await shopWith(page, [rule]);
  await page.clock.runFor(FIVE_MINUTES);
  await expect(messageOn(page)).toHaveCount(0);
  await navigate(page, '/products/old');
  await page.clock.runFor(FIVE_MINUTES);
  await expect(messageOn(page)).toHaveCount(0);
  await navigate(page, '/products/tent');
  await page.clock.runFor(FIVE_MINUTES);
  await expect(messageOn(page)).toBeVisible();
  await navigate(page, '/checkout');
  await expect(messageOn(page)).toHaveCount(0);
  await page.clock.runFor(FIVE_MINUTES);
  await expect(messageOn(page)).toHaveCount(0);
  shop.close();
});

test('a message for the pointer that leaves the page comes when it leaves through the top', async ({ page }) => {
  const shop = await shopWith(page, [proactiveRule({ trigger: { kind: 'exit' } })]);
  const leave = (clientY: number) =>
    page.evaluate((y) => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: y })), clientY);
  await leave(400);
  await expect(messageOn(page)).toHaveCount(0);
  await leave(-1);
  await expect(messageOn(page)).toBeVisible();
  shop.close();
});

test('an event that the page reports shows the first rule for it, also when it was reported before the script arrived', async ({
  page,
}) => {
  const rules = [
    proactiveRule({ id: 'other', trigger: { kind: 'event', event: 'wishlist' }, text: 'Wishes?' }),
    proactiveRule({ id: 'french', trigger: { kind: 'event', event: 'basket' }, text: 'Panier ?', languages: ['fr'] }),
    proactiveRule({ id: 'first', trigger: { kind: 'event', event: 'basket' }, text: 'Anything else?' }),
    proactiveRule({ id: 'second', trigger: { kind: 'event', event: 'basket' }, text: 'Never seen' }),
  ];
  const before = `<script>
window.Parlance = Object.assign((...call) => window.Parlance.q.push(call), { q: [] });
Parlance('event', 'basket');
</script>`;
  const shop = await shopWith(page, rules, { before });
  await expect(messageOn(page, 'Anything else?')).toBeVisible();
  await page.evaluate("Parlance('event', 'wishlist')");
  await page.evaluate("Parlance('event', 'basket')");
  await page.clock.runFor(3000);
  for (const text of ['Wishes?', 'Never seen', 'Panier ?']) await expect(messageOn(page, text)).toHaveCount(0);
  shop.close();
});

test('a dismissed message stays away in this tab, and after two of them all do', async ({ page }) => {
  const event = (name: string, text: string) =>
    proactiveRule({ id: name, text, trigger: { kind: 'event', event: name } });
  const shop = await shopWith(page, [event('a', 'First?'), event('b', 'Second?'), event('c', 'Third?')]);
  const report = async (name: string) => {
    await expect(page.locator('parlance-widget #rules')).toHaveCount(1);
    await page.evaluate(`Parlance('event', '${name}')`);
    await page.clock.runFor(1000);
  };
  const dismiss = () => page.locator('parlance-widget').getByRole('button', { name: 'Dismiss message' }).click();
  await report('a');
  await dismiss();
  await expect(messageOn(page, 'First?')).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.reload();
  await report('a');
  await expect(messageOn(page, 'First?')).toHaveCount(0);
  await report('b');
  await dismiss();
  await page.reload();
  await report('c');
  await expect(messageOn(page, 'Third?')).toHaveCount(0);
  expect(await page.evaluate(() => Object.entries(sessionStorage))).toEqual([[`parlance-${shop.chatbotId}-no`, '3']]);
  shop.close();
});

test('by keyboard a message comes after the bubble, and Escape dismisses it and gives the focus to the bubble', async ({
  page,
}) => {
  const shop = await shopWith(page, [proactiveRule()]);
  await page.clock.runFor(FIVE_MINUTES);
  await page.keyboard.press('Tab');
  await expect(bubbleOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(messageOn(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(messageOn(page)).toHaveCount(0);
  await expect(bubbleOf(page)).toBeFocused();
  shop.close();
});

test('who closed the chat is left in peace, but for a rule for those with a conversation', async ({ page }) => {
  const rules = [
    proactiveRule({ id: 'all', trigger: { kind: 'event', event: 'now' } }),
    proactiveRule({
      id: 'back',
      text: 'Anything else?',
      visitors: 'returning',
      trigger: { kind: 'event', event: 'now' },
    }),
  ];
  const shop = await shopWith(page, rules, { holdout: 50 });
  const frame = await openChat(page, w);
  await sendMessage(frame, w, DELIVERY.question);
  await expect(frame.getByRole('log').getByText(DELIVERY.answer)).toBeVisible();
  await frame.getByRole('button', { name: w.close }).click();
  await page.evaluate("Parlance('event', 'now')");
  await page.clock.runFor(1000);
  await expect(messageOn(page, 'Anything else?')).toHaveCount(0);

  await page.reload();
  await expect(page.locator('parlance-widget #rules')).toHaveCount(1);
  await page.evaluate("Parlance('event', 'now')");
  await expect(messageOn(page, 'Anything else?')).toBeVisible();
  await expect(messageOn(page)).toHaveCount(0);
  shop.close();
});
