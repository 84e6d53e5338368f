import { FILE_TYPES } from '@parlance/domain/fileTypes';
import { LANGUAGES } from '@parlance/domain/i18n/LANGUAGES';
import { MODELS } from '@parlance/domain/models';
import { expect, type Page } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { follow } from '../support/follow.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { PAGES, type VisitedPage } from '../support/pages.ts';
import { germanElsewhere } from '../support/pseudo/germanElsewhere.ts';
import { plainWords } from '../support/pseudo/plainWords.ts';
import { pseudoText } from '../support/pseudo/pseudoText.ts';
import { shownTexts } from '../support/pseudo/shownTexts.ts';
import { speakPseudo } from '../support/pseudo/speakPseudo.ts';
import { storedTexts } from '../support/pseudo/storedTexts.ts';
import { seeded, seededUser } from '../support/seeded.ts';
import { storedChat } from '../support/storedChat.ts';

test.use({ language: 'de' });

const LOADING = '[aria-busy="true"], .MuiSkeleton-root';

/** Names, which are the same in every language, with those of kinds of files and of languages. */
const NAMES = [
  // The product; browser and system of a session; a clock without a place; a model's vendor.
  'Parlance',
  'Chrome',
  'Linux',
  'UTC',
  'Gemini',
  ...Object.keys(FILE_TYPES).map((type) => type.toUpperCase()),
  ...Object.entries(LANGUAGES).flatMap(([locale, { name }]) => [locale.toUpperCase(), name]),
  ...MODELS.flatMap(({ label }) => label.match(/[A-Za-z]+/g) ?? []),
];

/** Two letters that stand for a person in a list. */
function initialsIn(data: readonly string[]): string[] {
  return data.flatMap((text) => /^(\p{Lu})\p{L}+ (\p{Lu})\p{L}+$/u.exec(text)?.slice(1).join('') ?? []);
}

/**
 * Goes to each page and looks for words that are in no catalogue.
 * @param orgId The organization whose documents the pages show. Tests beside this one change those of the demo: they are read before
 *   and after.
 */
async function look(page: Page, pages: readonly VisitedPage[], orgId: string | undefined): Promise<void> {
  const stored = () => (orgId === undefined ? [] : storedTexts(orgId));
  const before = await stored();
  const elsewhere = await germanElsewhere(page);
  const shown = new Map<string, string[]>();
  for (const { path } of pages) {
    await follow(page, path);
    await expect(page.locator('h1:visible').first(), path).toBeVisible();
    await expect(page.locator(LOADING), path).toHaveCount(0);
    shown.set(path, await shownTexts(page));
  }
  const data = [...new Set([...before, ...(await stored())])].toSorted((one, other) => other.length - one.length);
  const known = new Set([...NAMES, ...initialsIn(data), ...elsewhere]);
  for (const [path, texts] of shown) {
    // A page that speaks another language would have no such word either.
    expect.soft(texts.filter((text) => text.includes('⟦')).length, path).toBeGreaterThan(2);
    expect.soft(plainWords(texts, data, known), path).toEqual([]);
  }
}

test.describe('in a language that nobody speaks no page has a text of another one', () => {
  test('before signing in', async ({ page }) => {
    await speakPseudo(page);
    await page.goto('/signin');
    await look(page, PAGES.signedOut, undefined);
  });

  for (const area of ['organization', 'chatbot', 'chatbotSettings'] as const) {
    test(`of the dashboard: ${area}`, async ({ page }) => {
      await speakPseudo(page);
      await openAs(page, seededUser('owner'));
      await look(page, PAGES[area], seeded.orgId);
    });
  }

  test('of one conversation', async ({ page, language }) => {
    const owner = await newOwner(language);
    const chatbotId = await newChatbotIn(owner.orgId);
    const answer = { verdict: 'answered', rating: 'negative', comment: pseudoText('Short') } as const;
    const chatId = await storedChat({ orgId: owner.orgId, chatbotId, locale: language }, [
      {
        question: { text: pseudoText('Do you mend zips?') },
        answer: { text: pseudoText('Yes, **all** of them.'), ...answer },
      },
    ]);
    await speakPseudo(page);
    await openAs(page, owner);
    const place = `/dashboard/chatbot/${chatbotId}`;
    const pages = [
      `${place}/activity/chats?chat=${chatId}`,
      `/dashboard/inbox/chats?chat=${chatId}`,
      `${place}/sources`,
    ];
    await look(
      page,
      pages.map((path) => ({ path })),
      owner.orgId,
    );
  });

  test('and one that stands in the code is found, whether people see it or hear it', async ({ page }) => {
    await speakPseudo(page);
    await page.goto('/signin');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('⟦');
    await page.evaluate(() => {
      const main = document.querySelector('main');
      main?.insertAdjacentHTML(
        'beforeend',
        '<button title="Read more" aria-label="Send it">Save</button><code>npm run</code>',
      );
      main?.insertAdjacentHTML(
        'beforeend',
        '<input placeholder="Your name"><p hidden>Hidden</p><p lang="en">English</p>',
      );
    });
    const found = plainWords(await shownTexts(page), [], new Set(NAMES));
    expect(found.toSorted()).toEqual([
      'Read, more: Read more',
      'Save: Save',
      'Send, it: Send it',
      'Your, name: Your name',
    ]);
  });
});
