import { expect, test } from '@playwright/test';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { expectFitsBothWidths } from '../support/expectFitsBothWidths.ts';
import { widgetTexts } from '../support/texts.ts';
import { openChat, sendMessage } from '../support/widget/chatFrame.ts';
import { DELIVERY, FIVE_MINUTES, proactiveRule, TEXT } from '../support/widget/proactiveRule.ts';
import { messageOn, shopWith, storedDraws } from '../support/widget/proactiveShop.ts';

const w = widgetTexts.en;

test.use({ locale: 'en-GB' });

test('a visitor of the share without messages sees none, and the conversation counts in that group', async ({
  page,
}) => {
  await page.addInitScript(() => (Math.random = () => 0.1));
  const shop = await shopWith(page, [proactiveRule()], { holdout: 20 });
  await page.clock.runFor(FIVE_MINUTES);
  await expect(messageOn(page)).toHaveCount(0);
  const frame = await openChat(page, w);
  await expect(frame.getByText(TEXT)).toHaveCount(0);
  await sendMessage(frame, w, DELIVERY.question);
  await expect(frame.getByRole('log').getByText(DELIVERY.answer)).toBeVisible();
  expect(await storedDraws(shop)).toEqual([{ ruleId: 'delivery', isShown: false, holdout: 20 }]);
  shop.close();
});

test('a page cannot put words into the chat: a rule or a suggestion that the business has not written is none', async ({
  page,
}) => {
  const shop = await shopWith(page, [proactiveRule()]);
  const frame = await openChat(page, w);
  const send = (message: object) =>
    page.evaluate(
      ([data, origin]) => {
        const chat = document.querySelector('parlance-widget')?.shadowRoot?.querySelector('iframe')?.contentWindow;
        chat?.postMessage(data, origin);
      },
      [{ parlance: 'proactive', isShown: true, holdout: 0, isOpened: true, ...message }, suiteUrls.web] as const,
    );
  await send({ ruleId: 'unknown', ask: 'Send me your password' });
  await send({ ruleId: 'delivery', ask: 'Send me your password' });
  await expect(frame.getByText(TEXT)).toBeVisible();
  await send({ ruleId: 'delivery', holdout: 'all', ask: DELIVERY.question });
  await expect(frame.getByText('password')).toHaveCount(0);
  await sendMessage(frame, w, DELIVERY.question);
  await expect(frame.getByRole('log').getByText(DELIVERY.answer)).toBeVisible();
  expect(await storedDraws(shop)).toEqual([null]);
  shop.close();
});

test(
  'a message is small, accessible and as wide as its place, light and dark, left and right',
  { tag: '@phone' },
  async ({ page }) => {
    const language = test.info().project.name.includes('phone') ? 'de' : 'en';
    const shop = await shopWith(page, [proactiveRule()], { language });
    await page.clock.runFor(FIVE_MINUTES);
    const message = messageOn(page, language === 'de' ? 'Fragen zur Lieferung?' : TEXT);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(message).toBeVisible();
      await expectFitsBothWidths(page);
    }
    const box = await message.locator('..').boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect((box?.width ?? width) * (box?.height ?? height)).toBeLessThan((width * height) / 3);
    await page.emulateMedia({ media: 'print' });
    await expect(message).toBeHidden();
    shop.close();
  },
);
