import { expect, test } from '@playwright/test';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { widgetTexts } from '../support/texts.ts';
import { bubbleOf, openChat } from '../support/widget/chatFrame.ts';

const w = widgetTexts.de;

test.use({ locale: 'de-DE' });

test('on a phone the chat fills the screen and gives it back', { tag: '@onlyphone' }, async ({ page }) => {
  await page.goto(`${suiteUrls.demoSite}/de`);
  const frame = await openChat(page, w);
  const panel = page.locator('iframe');
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(frame.getByLabel(w.messageLabel)).toBeInViewport({ ratio: 1 });
  await frame.getByRole('button', { name: w.close }).tap();
  await expect(panel).toBeHidden();
  await expect(bubbleOf(page)).toHaveAttribute('aria-expanded', 'false');
});
