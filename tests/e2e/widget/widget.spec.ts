import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { seeded } from '../support/seeded.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { widgetTexts } from '../support/texts.ts';

const w = widgetTexts.en;

test.use({ locale: 'en-GB' });

function bubbleOf(page: Page) {
  return page.locator('parlance-widget').getByRole('button').first();
}

async function openChat(page: Page): Promise<FrameLocator> {
  await page.goto(`${suiteUrls.demoSite}/en`);
  await bubbleOf(page).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByLabel(w.messageLabel)).toBeVisible();
  return frame;
}

test(
  'nothing is requested besides the loader, and nothing is stored, before a visitor touches the bubble',
  { tag: '@smoke' },
  async ({ page, context }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(suiteUrls.web)) requests.push(new URL(request.url()).pathname);
    });
    await page.goto(`${suiteUrls.demoSite}/en`);
    await expect(bubbleOf(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([`/widget/${seeded.chatbotId}.js`]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

    await bubbleOf(page).click();
    const frame = page.frameLocator('iframe');
    await frame.getByLabel(w.messageLabel).fill('When are you open on Saturday?');
    await frame.getByLabel(w.messageLabel).press('Enter');
    await expect(frame.getByRole('log').getByText(w.sources, { exact: false }).first()).toBeVisible();
    expect(await context.cookies()).toEqual([]);
  },
);

test('the connection is cut while an answer streams: the visitor sees it, tries again, and one answer is stored', async ({
  page,
}) => {
  const frame = await openChat(page);
  const question = 'What does shipping to Austria cost?';
  let cut = 0;
  await page.route(`${suiteUrls.functions}/answer/answer`, async (route) => {
    if (route.request().method() !== 'POST' || cut > 0) return route.continue();
    cut += 1;
    // The request reaches the server, and its answer is lost on the way back.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await frame.getByLabel(w.messageLabel).fill(question);
  await frame.getByLabel(w.messageLabel).press('Enter');
  await expect(frame.getByText(w.failures.network).first()).toBeVisible();
  await frame.getByRole('button', { name: w.tryAgain }).click();
  await expect(
    frame
      .getByRole('log')
      .getByText(/\d+[.,]\d\d/)
      .first(),
  ).toBeVisible();
  await expect(frame.getByRole('log').getByText(question)).toHaveCount(1);
  expect(cut).toBe(1);
});

test('the keyboard opens the chat, asks, and closes it again', async ({ page }) => {
  await page.goto(`${suiteUrls.demoSite}/en`);
  await bubbleOf(page).focus();
  await page.keyboard.press('Enter');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByLabel(w.messageLabel)).toBeFocused();
  await page.keyboard.type('How long is the warranty?');
  await page.keyboard.press('Enter');
  await expect(
    frame
      .getByRole('log')
      .getByText(/year|month/i)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bubbleOf(page)).toBeFocused();
});

test('a website that is not on the list cannot show the chat (A-90)', async ({ page }) => {
  const server = createServer((_, response) => {
    const src = `${suiteUrls.web}/iframe/${seeded.chatbotId}`;
    response
      .setHeader('Content-Type', 'text/html')
      .end(`<!doctype html><title>x</title><iframe src="${src}"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const refused = page.waitForResponse((response) => response.url().includes('/iframe/'));
  await page.goto(`http://127.0.0.1:${port}/`);
  expect((await refused).status()).toBe(403);
  await expect(page.frameLocator('iframe').getByText('This chat may not be shown on this website.')).toBeVisible();
  server.close();
});
