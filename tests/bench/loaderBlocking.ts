import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { loaderScript } from '../../functions/src/edge/embed/loaderScript.ts';
import { ROOT } from '../../local/src/config/ROOT.ts';
import { findBrowser } from '../support/browsers/findBrowser.ts';
import { sampleLoaderSettings } from '../support/sampleLoaderSettings.ts';
import { longestTask } from './longestTask.ts';
import { PEERS } from './PEERS.ts';
import { unpackPeer } from './unpackPeer.ts';

const HOST = 'https://shop.invalid';
const RUNS = 15;
const SLOWDOWN = 4;

/** Embed of a page: the files that it loads by their addresses, and the markup that loads them. */
interface Embed {
  files: ReadonlyMap<string, Buffer>;
  markup: string;
}

interface Blocking {
  /** Main thread's work of a page view beyond that of the same page without the widget, median. */
  taskMs: number;
  scriptMs: number;
  /** Longest stretch for which the widget kept the page from reacting, median. */
  blockingMs: number;
  /** The size of everything that was loaded. */
  gzipBytes: number;
}

function loaderEmbed(): Embed {
  const built = path.join(ROOT, 'widget', 'dist', 'hosted-loader.js');
  const script = loaderScript(readFileSync(built, 'utf8'), { ...sampleLoaderSettings, sites: [HOST] });
  return {
    files: new Map([['/widget/demo.js', Buffer.from(script)]]),
    markup: '<script src="/widget/demo.js" async></script>',
  };
}

async function measureOnce(page: Page, { files, markup }: Embed): Promise<Blocking> {
  const html = `<!doctype html><html lang="en"><title>Shop</title><body><h1>Shop</h1>${markup}</body></html>`;
  let gzipBytes = 0;
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    const file = url.origin === HOST ? files.get(url.pathname) : undefined;
    if (url.href === `${HOST}/`) await route.fulfill({ contentType: 'text/html', body: html });
    else if (file === undefined) await route.abort();
    else {
      const contentType = url.pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
      gzipBytes += gzipSync(file, { level: 9 }).length;
      await route.fulfill({ contentType, body: file });
    }
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const blockingMs = await longestTask(session, HOST, async () => {
    await page.goto(`${HOST}/`, { waitUntil: 'networkidle' });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  });
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    taskMs: seconds('TaskDuration') * 1000,
    scriptMs: seconds('ScriptDuration') * 1000,
    blockingMs,
    gzipBytes,
  };
}

function isServed(name: string): boolean {
  return /\.(m?js|css)$/.test(name);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * Time for which the loader blocks the page around it at 4x CPU slowdown, beside published widgets of others in the same run.
 * Every run is a new browser context; the sums exclude the cost of the empty page. Milliseconds. Peers that cannot be
 * downloaded are left out.
 */
export async function loaderBlocking(): Promise<Record<string, Blocking>> {
  const embeds = new Map<string, Embed>([['parlance loader', loaderEmbed()]]);
  for (const peer of PEERS) {
    const folder = unpackPeer(peer.package);
    if (folder === undefined) continue;
    const dist = path.join(folder, 'dist');
    const files = new Map(
      readdirSync(dist)
        .filter(isServed)
        .map((name) => [`/${name}`, readFileSync(path.join(dist, name))]),
    );
    const style = peer.style === undefined ? '' : `<link rel="stylesheet" href="/${peer.style}">`;
    const start = peer.start.replace('SCRIPT', `/${peer.script}`);
    embeds.set(peer.package, { files, markup: `${style}<script type="module">${start}</script>` });
  }
  const browser = await chromium.launch({
    executablePath: await findBrowser(console.error),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const runs = async (embed: Embed) => {
      const results: Blocking[] = [];
      for (let run = 0; run < RUNS; run++) {
        const context = await browser.newContext();
        results.push(await measureOnce(await context.newPage(), embed));
        await context.close();
      }
      return results;
    };
    const empty = await runs({ files: new Map(), markup: '' });
    const beyond = (results: typeof empty, figure: 'taskMs' | 'scriptMs') =>
      Math.max(0, median(results.map((result) => result[figure])) - median(empty.map((result) => result[figure])));
    const figures: Record<string, Blocking> = {};
    for (const [name, embed] of embeds) {
      const results = await runs(embed);
      const round = (value: number) => Math.round(value * 10) / 10;
      figures[name] = {
        taskMs: round(beyond(results, 'taskMs')),
        scriptMs: round(beyond(results, 'scriptMs')),
        blockingMs: round(median(results.map(({ blockingMs }) => blockingMs))),
        gzipBytes: results[0]?.gzipBytes ?? 0,
      };
    }
    return figures;
  } finally {
    await browser.close();
  }
}
