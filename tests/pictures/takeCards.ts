import fs from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@parlance/domain/locales';
import type { Browser } from '@playwright/test';
import { ROOT } from '../../local/src/config/ROOT.ts';
import { publicPaths } from '../../web/src/config/publicPaths.ts';
import { suiteUrls } from '../support/suiteUrls.ts';

/** Size of a page's link previews (https://ogp.me), in px. */
const SIZE = { width: 1200, height: 630 };

/** JPEG, of 100: text and one colour. */
const QUALITY = 80;

const STYLE = `
  .card { box-sizing: border-box; width: 1200px; height: 630px; padding: 80px 88px; display: flex; flex-direction: column; }
  .card svg { width: auto; height: 64px; align-self: flex-start; }
  .card h1 { font-size: 76px; line-height: 1.08; margin: auto 0 28px; max-width: 960px; }
  .card p { font-size: 32px; line-height: 1.4; margin: 0; max-width: 940px; color: inherit; opacity: .78; }
`;

/** Runs in the page: leaves of it a card with mark, heading and description. */
function drawCard(style: string): void {
  const mark = document.querySelector('.public-brand svg');
  const heading = document.querySelector('h1')?.textContent ?? '';
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  const card = document.createElement('div');
  card.className = 'card';
  const title = document.createElement('h1');
  title.textContent = heading;
  const text = document.createElement('p');
  text.textContent = description;
  card.append(...(mark === null ? [] : [mark.cloneNode(true)]), title, text);
  const rules = document.createElement('style');
  rules.textContent = style;
  document.head.append(rules);
  (document.querySelector('.public') ?? document.body).replaceChildren(card);
}

/** Takes the picture of every public page for link previews: its heading and its description in the site's own look. */
export async function takeCards(browser: Browser): Promise<void> {
  const folder = path.join(ROOT, 'web', 'public', 'og');
  fs.rmSync(folder, { recursive: true, force: true });
  const context = await browser.newContext({ baseURL: suiteUrls.web, viewport: SIZE, bypassCSP: true });
  const page = await context.newPage();
  for (const address of LOCALES.flatMap((locale) => publicPaths(locale))) {
    await page.goto(address);
    await page.evaluate(drawCard, STYLE);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const file = `${path.join(folder, address)}.jpg`;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    await page.screenshot({ path: file, type: 'jpeg', quality: QUALITY });
  }
  await context.close();
}
