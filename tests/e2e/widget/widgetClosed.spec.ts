import { expect, type Page, test } from '@playwright/test';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { bubbleOf } from '../support/widget/chatFrame.ts';
import { openShop } from '../support/widget/openShop.ts';
import { widgetTexts } from '../support/texts.ts';

const w = widgetTexts.en;

test.use({ locale: 'en-GB' });

/** Keys and values that the website has stored in this browser. */
function storedIn(page: Page): Promise<[string, unknown][]> {
  return page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)]);
}

/** Loads the page again and waits until every bubble is drawn and its timer for opening by itself has run. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await expect(page.locator('parlance-widget')).toHaveCount(2);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

test('a chat that opens by itself stays closed in the tab where its visitor has closed one @desktop', async ({
  page,
  context,
}) => {
  const { chatbotId, close } = await openShop(page, {
    settings: { defaultOpen: true },
    after: `<script src="${suiteUrls.web}/widget.js" data-chatbot="CHATBOT-2" data-open-after="0" data-align="left" defer></script>`,
  });
  const closed = page.locator('parlance-widget').getByRole('button', { expanded: false });
  const open = page.locator('parlance-widget').getByRole('button', { expanded: true });
  await expect(open).toHaveCount(2);
  expect(await storedIn(page)).toEqual([]);

  // The website's own call is not the visitor's.
  await page.evaluate("Parlance('close')");
  await expect(closed).toHaveCount(2);
  expect(await storedIn(page)).toEqual([]);
  await reload(page);
  await expect(open).toHaveCount(2);

  await page.frameLocator(`iframe[src*="/${chatbotId}?"]`).getByRole('button', { name: w.close }).click();
  await expect(closed).toHaveCount(1);
  expect(await storedIn(page)).toEqual([['parlance-closed', '1']]);
  await reload(page);
  await expect(closed).toHaveCount(2);

  await bubbleOf(page).click();
  await expect(open).toHaveCount(1);
  await reload(page);
  await page.evaluate("Parlance('open')");
  await expect(open).toHaveCount(2);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('parlance-widget').getByRole('button', { expanded: true })).toHaveCount(2);
  close();
});

test('where a browser refuses storage, the chat closes and opens as before @desktop', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const { close } = await openShop(page, {
    before: `<script>Object.defineProperty(window, 'sessionStorage', { get() { throw new Error('refused'); } });</script>`,
    settings: { defaultOpen: true },
  });
  await expect(bubbleOf(page)).toHaveAttribute('aria-expanded', 'true');
  await bubbleOf(page).click();
  await expect(bubbleOf(page)).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await expect(bubbleOf(page)).toHaveAttribute('aria-expanded', 'true');
  expect(errors).toEqual([]);
  close();
});
