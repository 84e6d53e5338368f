import path from 'node:path';
import { LOCALES, type Locale } from '@parlance/domain/locales';
import { type Browser, chromium } from '@playwright/test';
import { ROOT } from '../../local/src/config/ROOT.ts';
import { haveSession } from '../e2e/support/accounts/haveSession.ts';
import { seededUser } from '../e2e/support/seeded.ts';
import { suiteUrls } from '../support/suiteUrls.ts';
import { type Picture, PICTURES } from './PICTURES.ts';
import { takeAnswers } from './takeAnswers.ts';
import { settled } from './settled.ts';
import { takeCards } from './takeCards.ts';
import { takeProduct } from './takeProduct.ts';

const THEMES = ['light', 'dark'] as const;

type Theme = (typeof THEMES)[number];

/** JPEG, of 100: texts stay sharp. */
const QUALITY = 72;

async function takeAll(
  browser: Browser,
  locale: Locale,
  theme: Theme,
  pictures: readonly Picture[],
  isSignedOut: boolean,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: suiteUrls.web,
    locale: locale === 'de' ? 'de-DE' : 'en-GB',
    timezoneId: 'Europe/Berlin',
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  if (!isSignedOut) await haveSession(page, seededUser('owner'));
  await context.addCookies([{ name: 'locale', value: locale, url: suiteUrls.web }]);
  for (const { name, path: address, isInAll, awaits } of pictures) {
    await page.goto(address);
    if (awaits !== undefined) await page.getByText(awaits).first().waitFor();
    await settled(page);
    const file = isInAll === true ? `${name}.${locale}.${theme}.jpg` : `${name}.jpg`;
    await page.screenshot({ path: path.join(ROOT, 'docs', 'pictures', file), type: 'jpeg', quality: QUALITY });
    console.log(file);
  }
  await context.close();
}

const wanted = process.argv.slice(2);
const chosen = PICTURES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const browser = await chromium.launch({
  executablePath: process.env['PARLANCE_BROWSER'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  if (wanted.length === 0 || wanted.includes('cards')) await takeCards(browser);
  if (wanted.length === 0 || wanted.includes('product')) await takeProduct(browser);
  if (wanted.length === 0 || wanted.includes('answers')) await takeAnswers(browser);
  for (const locale of LOCALES) {
    for (const theme of THEMES) {
      const isFirst = locale === 'en' && theme === 'light';
      const pictures = isFirst ? chosen : chosen.filter(({ isInAll }) => isInAll === true);
      const signedOut = pictures.filter((picture) => picture.isSignedOut === true);
      const signedIn = pictures.filter((picture) => picture.isSignedOut !== true);
      await takeAll(browser, locale, theme, signedOut, true);
      await takeAll(browser, locale, theme, signedIn, false);
    }
  }
} finally {
  await browser.close();
}
