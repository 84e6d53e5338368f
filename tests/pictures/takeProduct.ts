import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, type Locale } from '@parlance/domain/locales';
import { type Browser, expect, type Page } from '@playwright/test';
import { ROOT } from '../../local/src/config/ROOT.ts';
import { haveSession } from '../e2e/support/accounts/haveSession.ts';
import { seeded, seededUser } from '../e2e/support/seeded.ts';
import { webTexts, widgetTexts } from '../e2e/support/texts.ts';
import { COMMON_QUESTIONS } from '../support/COMMON_QUESTIONS.ts';
import { suiteUrls } from '../support/suiteUrls.ts';
import { settled } from './settled.ts';

const FOLDER = path.join(ROOT, 'web', 'public', 'pictures');
const WINDOW = { width: 1280, height: 800 };
const THEMES = ['light', 'dark'] as const;
const QUALITY = 68;
const CHATBOT = `/dashboard/chatbot/${seeded.chatbotId}`;

/** By its newest message: a conversation in the language of the picture. */
const OPENED: Readonly<Record<Locale, RegExp>> = { en: /How long is the guarantee/, de: /Wie lange liegt sie dort/ };

type Show = (page: Page, locale: Locale) => Promise<void>;

/** Views that the home page shows, by the names of its pictures. */
const SHOWN: Readonly<Record<string, Show>> = {
  inbox: async (page, locale) => {
    const t = webTexts(locale);
    await page.goto('/dashboard/inbox/chats');
    await page
      .getByRole('navigation', { name: t('chats.list') })
      .getByRole('link', { name: OPENED[locale] })
      .first()
      .click();
    await expect(page.getByRole('log', { name: t('chats.conversation') })).toBeVisible();
  },
  analytics: async (page) => {
    await page.goto(`${CHATBOT}/analytics/chats`);
  },
  playground: async (page, locale) => {
    const t = webTexts(locale);
    const [question = ''] = COMMON_QUESTIONS[locale][0] ?? [];
    await page.goto(`${CHATBOT}/playground`);
    const chat = page.frameLocator('iframe').first();
    const { messageLabel } = widgetTexts[locale];
    await chat.getByLabel(messageLabel).fill(question);
    await chat.getByLabel(messageLabel).press('Enter');
    const details = page.getByRole('region', { name: t('playground.details') });
    await expect(details.getByText(t('verdict.answered')).first()).toBeVisible();
  },
};

/** Pictures of the demo shop's dashboard for the home page, in both languages, light and dark. */
export async function takeProduct(browser: Browser): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const locale of LOCALES) {
    for (const colorScheme of THEMES) {
      const context = await browser.newContext({
        baseURL: suiteUrls.web,
        locale: locale === 'de' ? 'de-DE' : 'en-GB',
        timezoneId: 'Europe/Berlin',
        colorScheme,
        reducedMotion: 'reduce',
        viewport: WINDOW,
      });
      const page = await context.newPage();
      await haveSession(page, seededUser('owner'));
      await context.addCookies([{ name: 'locale', value: locale, url: suiteUrls.web }]);
      for (const [name, show] of Object.entries(SHOWN)) {
        await show(page, locale);
        await settled(page);
        const file = `${name}.${locale}.${colorScheme}.jpg`;
        await page.screenshot({ path: path.join(FOLDER, file), type: 'jpeg', quality: QUALITY });
        console.log(file);
      }
      await context.close();
    }
  }
}
