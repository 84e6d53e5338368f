import { expect, type Page, test } from '@playwright/test';
import * as z from 'zod';
import { signIn } from '../support/accounts/signIn.ts';
import { expectAccessible } from '../support/axe.ts';
import { PAGES } from '../support/pages.ts';
import { seededUser } from '../support/seeded.ts';
import { webTexts } from '../support/texts.ts';

const t = webTexts('en');
const USAGE = /\/assets\/Usage-[^/]+\.js$/;

test.use({ locale: 'en-GB' });

/** How often a page was loaded since. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

const manifestSchema = z.object({ routes: z.record(z.string(), z.object({ module: z.string() })) });

/** The files of all pages; those of what stands around them are left out. */
async function pageFiles(page: Page): Promise<ReadonlySet<string>> {
  const { routes } = manifestSchema.parse(await page.evaluate<unknown>('window.__reactRouterManifest'));
  const ofPages = Object.entries(routes).filter(([id]) => id.startsWith('routes/'));
  return new Set(ofPages.map(([, { module }]) => module));
}

test('a file that is missing at a click is fetched by loading the page that was asked for afresh', async ({ page }) => {
  await signIn(page, seededUser('owner'));
  await expect(page.getByRole('link', { name: t('nav.usage') }).first()).toBeVisible();
  const loads = countLoads(page);
  await page.route(USAGE, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page
    .getByRole('link', { name: t('nav.usage') })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: t('nav.usage'), level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/dashboard/usage');
  expect(loads()).toBe(1);
});

test('a file that stays missing is asked for twice, and then the page says so and can be tried again', async ({
  page,
}) => {
  await signIn(page, seededUser('owner'));
  await page.route(USAGE, (route) => route.fulfill({ status: 404 }));
  const loads = countLoads(page);
  await page.goto('/dashboard/usage');
  await expect(page.getByRole('button', { name: t('common.tryAgain') })).toBeVisible();
  expect(loads()).toBe(2);
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: t('common.tryAgain') }).click();
  await expect(page.getByRole('heading', { name: t('nav.usage'), level: 1 })).toBeVisible();
});

test('no page reloads for ever where its file is missing', async ({ page }) => {
  await signIn(page, seededUser('owner'));
  const files = await pageFiles(page);
  expect(files.size).toBeGreaterThan(50);
  const loads = countLoads(page);
  await page.route(
    (url) => files.has(url.pathname),
    (route) => route.fulfill({ status: 404 }),
  );
  const pages = [...PAGES.organization, ...PAGES.chatbot, ...PAGES.chatbotSettings];
  for (const [index, { path }] of pages.entries()) {
    await page.evaluate(() => sessionStorage.removeItem('parlance-reloaded-at'));
    await page.goto(path);
    const language = path.startsWith('/de/') ? 'de' : 'en';
    const again = page.getByRole('button', { name: webTexts(language)('common.tryAgain') });
    await expect(again, path).toBeVisible();
    expect(loads(), path).toBeLessThanOrEqual(2 * (index + 1));
  }
});
