import { hostileTexts } from './hostileTexts.ts';
import { Tally } from './Tally.ts';
import type { ProofBrowser } from './ProofBrowser.ts';

const SAMPLE = 120;

/** Reports whether the watch sees anything: the same texts as raw HTML run scripts, leave markup, and ask strangers. */
export async function isWatchful(browser: ProofBrowser): Promise<boolean> {
  const tally = new Tally();
  const context = await browser.open(tally);
  const page = await context.newPage();
  for (const text of hostileTexts().slice(0, SAMPLE)) {
    await page.setContent(`<!doctype html><body>${text}</body>`, { waitUntil: 'commit' });
    await browser.look(context, tally);
  }
  await context.close();
  const ran = tally.executions.filter((text) => text.startsWith('A hostile script ran'));
  return ran.length > 0 && tally.executions.length > ran.length && tally.foreign.length > 0;
}
