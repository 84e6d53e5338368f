import type { ElementHandle, Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const nodeSchema = z.object({ html: z.string(), failureSummary: z.string() });
const violationsSchema = z.array(z.object({ id: z.string(), nodes: z.array(nodeSchema) }));

/**
 * The minified one is sent to each page that is looked at, and compiled there, in half the time. The 17 letters that are not ASCII are
 * escaped: a text without them is half as large in every process on its way, 46 ms of processor time instead of 63 for each page.
 */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8').replaceAll(
  /[\u0080-\uffff]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
);

const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  // Every frame is asked itself: other origins' would not answer each other.
  iframes: false,
};

/**
 * Lets the page come to rest: what is half drawn misses its parts, and what is half transparent has no contrast. Animations
 * that run for ever, such as a spinner, are not waited for, nor is what changes every moment, such as a clock.
 */
async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let changes = 0;
    const observer = new MutationObserver(() => (changes += 1));
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const until = performance.now() + 2000;
    for (let before = -1; before !== changes && performance.now() < until;) {
      before = changes;
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
      // What is drawn in a frame may ask for another one, and a table follows the width of its place after 60 ms.
      for (let frame = 0; frame < 6; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    }
    observer.disconnect();
  });
}

async function violationsIn(frame: Frame): Promise<string[]> {
  if ((await frame.evaluate<unknown>('typeof axe')) === 'undefined') await frame.evaluate(AXE);
  // What is right with the page stays there: it is most of what axe reports.
  const run = `axe.run(document, ${JSON.stringify(OPTIONS)}).then(({ violations }) => violations)`;
  return violationsSchema
    .parse(await frame.evaluate(run))
    .map(({ id, nodes }) =>
      [id, ...nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)}: ${failureSummary}`)].join('\n'),
    );
}

/** True iff a frame is shown, and scripts run in it: a stranger's page stands still, and is not ours to mend. */
async function isLivingFrame(element: ElementHandle): Promise<boolean> {
  return (await element.isVisible()) && (await element.getAttribute('sandbox')) !== '';
}

/**
 * Violations of WCAG 2.2 A or AA that axe finds in the page and the frames that it shows: rules with the offending elements and
 * what is wrong with them.
 * Not `@axe-core/playwright`: a page of its own for each report takes ten times as long as the rules.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await waitUntilStill(page);
  const found: string[] = [];
  for (const frame of page.frames()) {
    const isChecked = frame.parentFrame() === null || (await isLivingFrame(await frame.frameElement()));
    if (isChecked) found.push(...(await violationsIn(frame)));
  }
  return found;
}
