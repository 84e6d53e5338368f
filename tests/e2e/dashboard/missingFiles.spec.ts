import { expect, type Page, test } from '@playwright/test';
import * as z from 'zod';
import { signIn } from '../support/accounts/signIn.ts';
import { expectAccessible } from '../support/axe.ts';
import { follow } from '../support/follow.ts';
import { PAGES } from '../support/pages.ts';
import { seededUser } from '../support/seeded.ts';
import { webTexts } from '../support/texts.ts';

const t = webTexts('en');
const AGAIN = new RegExp(
  `^(?:${(['en', 'de'] as const).map((locale) => webTexts(locale)('common.tryAgain')).join('|')})$`,
);
const USAGE = /\/assets\/UsagePage-[^/]+\.js$/;

test.use({ locale: 'en-GB' });

/** Counts the loads of a page from now on. */
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
  const ofPages = Object.entries(routes).filter(([id]) => id !== 'root' && !id.startsWith('layouts/'));
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
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const files = await pageFiles(page);
  expect(files.size).toBeGreaterThan(50);
  await page.route(
    (url) => files.has(url.pathname),
    (route) => route.fulfill({ status: 404 }),
  );
  const loads = countLoads(page);
  // Signing in has opened one already.
  const opened = new URL(page.url()).pathname;
  const pages = [...PAGES.organization, ...PAGES.chatbot, ...PAGES.chatbotSettings];
  for (const { path } of pages.filter((each) => !each.path.startsWith(opened))) {
    // As after a reload that has not helped.
    await page.evaluate(() => sessionStorage.setItem('parlance-reloaded-at', String(Date.now())));
    await follow(page, path);
    await expect(page.getByRole('button', { name: AGAIN }), path).toBeVisible();
    expect(loads(), path).toBe(0);
  }
});
