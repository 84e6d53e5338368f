import { type Browser, chromium, type Page } from '@playwright/test';
import * as z from 'zod';
import { haveSession } from '../e2e/support/accounts/haveSession.ts';
import { newOwner, type Owner } from '../e2e/support/accounts/newOwner.ts';
import { findBrowser } from '../support/findBrowser.ts';
import { suiteUrls } from '../support/suiteUrls.ts';

const RUNS = 5;
const SLOWDOWN = 4;

/** Lighthouse's "slow 4G" as Chromium throttles it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. See its docs/throttling.md. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** How long nothing may load and no long task may run until a view is over, in ms. */
const QUIET_MS = 3000;

const PAGES = ['/en', '/en/pricing', '/en/docs/embed', '/signin', '/dashboard'] as const;

const viewSchema = z.object({ lcpMs: z.number(), cls: z.number(), tbtMs: z.number() });

/** `kB` as they went over the line. */
type Visit = z.infer<typeof viewSchema> & { kB: number; requests: number };

/** Runs in the page, before its own scripts: its vitals so far (https://web.dev/articles/vitals), and when the last thing happened. */
function observeVitals(): void {
  const vitals = { lcpMs: 0, cls: 0, tbtMs: 0, lastAt: 0 };
  Reflect.set(window, 'vitals', vitals);
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        take(entry);
        vitals.lastAt = performance.now();
      }
    }).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    vitals.lcpMs = startTime;
  });
  observe('layout-shift', (entry) => {
    vitals.cls += Number(Reflect.get(entry, 'value'));
  });
  observe('longtask', ({ duration }) => {
    vitals.tbtMs += Math.max(0, duration - 50);
  });
  observe('resource', () => undefined);
}

async function visit(page: Page, path: string): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  let requests = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(observeVitals);
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(
    (quietMs) => performance.now() - Number(Reflect.get(Reflect.get(window, 'vitals'), 'lastAt')) > quietMs,
    QUIET_MS,
  );
  const vitals = viewSchema.parse(await page.evaluate((): unknown => Reflect.get(window, 'vitals')));
  return { ...vitals, kB: bytes / 1000, requests };
}

async function firstVisit(browser: Browser, path: string, owner: Owner): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: suiteUrls.web,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
  });
  try {
    const page = await context.newPage();
    if (path.startsWith('/dashboard')) await haveSession(page, owner);
    return await visit(page, path);
  } finally {
    await context.close();
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * What a person's first visit to public pages, the sign-in page and the dashboard takes: largest contentful paint, layout shift,
 * blocking time, bytes. Each visit has a new browser context; medians of five. Over HTTP/1.1, while Hosting serves HTTP/2.
 */
export async function* pageSpeed(): AsyncGenerator<Visit & { page: string }> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(console.error),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const owner = await newOwner('en');
    for (const page of PAGES) {
      const visits: Visit[] = [];
      for (let run = 0; run < RUNS; run++) visits.push(await firstVisit(browser, page, owner));
      const of = (figure: keyof (typeof visits)[number]) => median(visits.map((each) => each[figure]));
      yield {
        page,
        lcpMs: Math.round(of('lcpMs')),
        cls: Math.round(of('cls') * 1000) / 1000,
        tbtMs: Math.round(of('tbtMs')),
        kB: Math.round(of('kB')),
        requests: of('requests'),
      };
    }
  } finally {
    await browser.close();
  }
}
