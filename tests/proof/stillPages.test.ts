import { expect, it } from 'vitest';
import { stillPage } from '../../web/src/features/sources/original/stillPage.ts';
import { hostileTexts } from './hostileTexts.ts';
import { inBrowser } from './inBrowser.ts';
import { Tally } from './Tally.ts';

/** A stranger's page with a text wherever it may stand. */
function pageWith(text: string): string {
  const quoted = text.replaceAll('"', '&quot;');
  return `<html><head><title>${text}</title><style>td { ${text} }</style></head><body class="${quoted}"><p title="${quoted}" style="${quoted}">${text}</p><table><tr><td ${text}>1</td></tr></table></body></html>`;
}

it('still pages run no text in Chromium, without their frame’s sandbox and their own policy, which hold by themselves', async () => {
  const tally = new Tally();
  await inBrowser(async (browser) => {
    const context = await browser.open(tally);
    const page = await context.newPage();
    for (const text of hostileTexts()) {
      await tally.attempt('a still page', text, async () => {
        await page.setContent(stillPage(pageWith(text)));
        await browser.look(context, tally);
        return undefined;
      });
    }
    await context.close();
  });
  expect(tally.problems()).toEqual([]);
});
