import { type Browser, chromium, type Page } from '@playwright/test';
import * as z from 'zod';
import { haveSession } from '../../e2e/support/accounts/haveSession.ts';
import { newOwner, type Owner } from '../../e2e/support/accounts/newOwner.ts';
import { findBrowser } from '../../support/browsers/findBrowser.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { observeVitals } from './observeVitals.ts';
import { untilQuiet } from './untilQuiet.ts';

const RUNS = 5;
const RUNS_ON_3G = 3;

interface Network {
  name: string;
  /** By how much the processor is slowed down. */
  slowdown: number;
  /** Of `Network.emulateNetworkConditions`: ms, bytes a second. */
  conditions: { offline: boolean; latency: number; downloadThroughput: number; uploadThroughput: number };
}

/** Lighthouse's "slow 4G" as Chromium throttles it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. See its docs/throttling.md. */
const SLOW_4G: Network = {
  name: 'slow 4G, 4x slowdown',
  slowdown: 4,
  conditions: { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 },
};

/**
 * "Slow 3G" of Chromium's DevTools ("3G" since version 124): 500 kbit/s at 80 % down and up, that is 400 kbit/s, and 400 ms
 * at five times. Source: front_end/core/sdk/NetworkManager.ts of devtools-frontend, `Slow3GConditions`.
 */
const SLOW_3G: Network = {
  name: 'slow 3G',
  slowdown: 1,
  conditions: { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 },
};

/** The same line with the round trip of 400 ms that the profile stands for. */
const SLOW_3G_400: Network = {
  ...SLOW_3G,
  name: 'slow 3G at 400 ms',
  conditions: { ...SLOW_3G.conditions, latency: 400 },
};

/** Time without loading or long tasks after which a view is over, in ms: longer than the slowest round trip. */
const QUIET_MS = 3000;

const VISITS: readonly { network: Network; runs: number; pages: readonly string[] }[] = [
  { network: SLOW_4G, runs: RUNS, pages: ['/en', '/en/pricing', '/en/docs/embed', '/signin', '/dashboard'] },
  { network: SLOW_3G_400, runs: RUNS_ON_3G, pages: ['/signin'] },
  { network: SLOW_3G, runs: 1, pages: ['/signin'] },
];

const viewSchema = z.object({ lcpMs: z.number(), cls: z.number(), tbtMs: z.number() });

/** `formMs`: until a field can be filled in, `appMs`: until the app's own form is there; 0 without one. `kB` as they went over the line. */
type Visit = z.infer<typeof viewSchema> & { formMs: number; appMs: number; kB: number; requests: number };

async function visit(page: Page, path: string, { slowdown, conditions }: Network): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  let requests = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', conditions);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observeVitals);
  const startedAt = Date.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('h1').first().waitFor();
  let formMs = 0;
  let appMs = 0;
  if (path === '/signin') {
    await page.locator('input[type="email"]').first().waitFor();
    formMs = Date.now() - startedAt;
    await page.locator('#field-email').waitFor();
    appMs = Date.now() - startedAt;
  }
  await untilQuiet(page, QUIET_MS);
  const vitals = viewSchema.parse(await page.evaluate((): unknown => Reflect.get(window, 'vitals')));
  return { ...vitals, formMs, appMs, kB: bytes / 1000, requests };
}

async function firstVisit(browser: Browser, path: string, owner: Owner, network: Network): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: suiteUrls.web,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    if (path.startsWith('/dashboard')) await haveSession(page, owner);
    return await visit(page, path, network);
  } finally {
    await context.close();
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The medians of some first visits. */
async function visits(browser: Browser, path: string, owner: Owner, network: Network, runs: number): Promise<Visit> {
  const all: Visit[] = [];
  for (let run = 0; run < runs; run++) all.push(await firstVisit(browser, path, owner, network));
  const of = (figure: keyof Visit) => median(all.map((each) => each[figure]));
  return {
    formMs: of('formMs'),
    appMs: of('appMs'),
    lcpMs: Math.round(of('lcpMs')),
    cls: Math.round(of('cls') * 1000) / 1000,
    tbtMs: Math.round(of('tbtMs')),
    kB: Math.round(of('kB')),
    requests: of('requests'),
  };
}

/**
 * Measures a person's first visit to public pages, the sign-in page and the dashboard: largest contentful paint, layout shift,
 * blocking time, bytes. Each visit has a new browser context; medians. Over HTTP/1.1, while Hosting serves HTTP/2.
 */
export async function* pageSpeed(): AsyncGenerator<Visit & { page: string; network: string }> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(console.error),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const owner = await newOwner('en');
    for (const { network, runs, pages } of VISITS) {
      for (const page of pages)
        yield { page, network: network.name, ...(await visits(browser, page, owner, network, runs)) };
    }
  } finally {
    await browser.close();
  }
}
