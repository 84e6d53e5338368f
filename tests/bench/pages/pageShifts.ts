import { type Browser, chromium, type Page } from '@playwright/test';
import { paths } from '@parlance/domain/paths';
import * as z from 'zod';
import { haveSession } from '../../e2e/support/accounts/haveSession.ts';
import { newOwner } from '../../e2e/support/accounts/newOwner.ts';
import { db } from '../../e2e/support/db.ts';
import { PAGES } from '../../e2e/support/pages.ts';
import { seededUser } from '../../e2e/support/seeded.ts';
import { findBrowser } from '../../support/browsers/findBrowser.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { observeVitals } from './observeVitals.ts';
import { untilQuiet } from './untilQuiet.ts';

/** Each answer of a server comes this much later, in ms: what stands there meanwhile is seen. */
const LATE_MS = 400;
const LATE = { offline: false, latency: LATE_MS, downloadThroughput: -1, uploadThroughput: -1 };

/** Time without loading or movement after which a view is over, in ms: three answers that depend on each other. */
const QUIET_MS = 3 * LATE_MS;

const WIDTHS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

const viewSchema = z.object({ cls: z.number(), shifted: z.array(z.string()) });

interface Shift extends Record<string, unknown> {
  page: string;
  desktop: number;
  phone: number;
  /** Elements that moved, at either width. */
  shifted: string[];
}

async function look(page: Page, path: string): Promise<z.infer<typeof viewSchema>> {
  // Another document each time: an address that differs in its fragment alone would load nothing.
  await page.goto('about:blank');
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('h1').first().waitFor();
  await untilQuiet(page, QUIET_MS);
  return viewSchema.parse(await page.evaluate((): unknown => Reflect.get(window, 'vitals')));
}

async function* shiftsOf(
  browser: Browser,
  visited: readonly { path: string }[],
  person: { email: string; password: string } | undefined,
): AsyncGenerator<Shift> {
  const context = await browser.newContext({ baseURL: suiteUrls.web, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    if (person !== undefined) await haveSession(page, person);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LATE);
    await page.addInitScript(observeVitals);
    for (const { path } of visited) {
      await page.setViewportSize(WIDTHS.desktop);
      const desktop = await look(page, path);
      await page.setViewportSize(WIDTHS.phone);
      const phone = await look(page, path);
      const rounded = (cls: number): number => Math.round(cls * 1000) / 1000;
      const shifted = [...new Set([...desktop.shifted, ...phone.shifted])].slice(0, 8);
      yield { page: path, desktop: rounded(desktop.cls), phone: rounded(phone.cls), shifted };
    }
  } finally {
    await context.close();
  }
}

/**
 * Cumulative layout shift (https://web.dev/articles/cls) of every page of the web app, as wide as a desktop and as a phone,
 * while every answer comes 400 ms late. Scripts come from the browser's cache, as on a second visit.
 */
export async function* pageShifts(): AsyncGenerator<Shift> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(console.error),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const newcomer = await newOwner('en');
    await db.doc(paths.user(newcomer.uid)).update({ orgIds: [], currentOrgId: null });
    yield* shiftsOf(browser, [...PAGES.public, ...PAGES.signedOut], undefined);
    yield* shiftsOf(browser, PAGES.newcomer, newcomer);
    yield* shiftsOf(browser, [...PAGES.organization, ...PAGES.chatbot, ...PAGES.chatbotSettings], seededUser('owner'));
  } finally {
    await browser.close();
  }
}
