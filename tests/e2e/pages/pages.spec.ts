import { newWebsiteSource, type Website } from '@parlance/domain/documents/knowledge/source';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect, type Page } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { haveSession } from '../support/accounts/haveSession.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { axeViolations } from '../support/axeViolations.ts';
import { db } from '../support/db.ts';
import { follow } from '../support/follow.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { overflowOf } from '../support/overflowOf.ts';
import { PAGES, type VisitedPage } from '../support/pages.ts';
import { seededUser } from '../support/seeded.ts';
import { storedChat } from '../support/storedChat.ts';
import { WIDTHS } from '../support/WIDTHS.ts';

/** Selector of placeholders for what is still being read. */
const LOADING = '[aria-busy="true"], .MuiSkeleton-root';

/** Looks whether a page fits its window and whether axe finds anything. */
async function inspect(page: Page, name: string): Promise<void> {
  await expect(page.locator('h1:visible').first(), name).toBeVisible();
  await expect(page.locator(LOADING), name).toHaveCount(0);
  await expect(page, name).not.toHaveTitle(/^500 /);
  expect.soft(await overflowOf(page), `${name} is wider than the window`).toBe(0);
  expect.soft(await axeViolations(page), name).toEqual([]);
}

type Go = (page: Page, path: string) => Promise<unknown>;

const load: Go = (page, path) => page.goto(path);

/**
 * Inspects each page twice: as wide as a desktop in light colours, and as wide as a phone in dark ones. An address that leads
 * elsewhere is always loaded.
 */
async function look(page: Page, pages: readonly VisitedPage[], go = load): Promise<void> {
  for (const { path, leadsTo } of pages) {
    await (leadsTo === undefined ? go : load)(page, path);
    if (leadsTo !== undefined) await expect(page).toHaveURL(leadsTo);
    await inspect(page, path);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(WIDTHS.phone);
    await inspect(page, `${path}, on a phone, dark`);
    await page.setViewportSize(WIDTHS.desktop);
    await page.emulateMedia({ colorScheme: 'light' });
  }
}

test.describe('every page fits its window, and axe finds nothing', () => {
  test('for everybody', async ({ page }) => {
    await look(page, PAGES.public);
    await page.goto('/signin');
    await look(page, PAGES.signedOut, follow);
  });

  test('for somebody without an organization', async ({ page, language }) => {
    const person = await newOwner(language);
    await db.doc(paths.user(person.uid)).update({ orgIds: [], currentOrgId: null });
    await haveSession(page, person);
    await look(page, PAGES.newcomer);
  });

  for (const area of ['organization', 'chatbot', 'chatbotSettings'] as const) {
    test(`of the dashboard: ${area}`, async ({ page }) => {
      await openAs(page, seededUser('owner'));
      await look(page, PAGES[area], follow);
    });
  }

  test('of one conversation and one website', async ({ page, language }) => {
    const owner = await newOwner(language);
    const { orgId } = owner;
    const chatbotId = await newChatbotIn(orgId);
    const answer = {
      text: 'Yes, **all** of them.',
      verdict: 'answered',
      rating: 'negative',
      comment: 'Short',
    } as const;
    const chatId = await storedChat({ orgId, chatbotId, locale: language }, [
      { question: { text: 'Do you mend zips?' }, answer },
    ]);
    const website: Website = {
      url: 'https://shop.example/',
      mode: 'site',
      include: [],
      exclude: [],
      weekly: true,
      isFirstLook: false,
      crawlId: newId(),
      crawledAt: null,
      nextCrawlAt: null,
      pagesFound: 2,
      pagesIndexed: 1,
      pagesFailed: 1,
      pagesSkipped: 0,
      pagesChanged: 0,
    };
    const source = { chatbotId, name: website.url, website, createdBy: owner.uid, createdAt: new Date() };
    const websiteId = newId();
    await db.doc(paths.source(orgId, websiteId)).set(newWebsiteSource(source));
    await openAs(page, owner);
    const place = `/dashboard/chatbot/${chatbotId}`;
    const addresses = [`activity/chats?chat=${chatId}`, 'activity/chats', `sources/website/${websiteId}`, 'sources'];
    await look(
      page,
      addresses.map((address) => ({ path: `${place}/${address}` })),
      follow,
    );
  });
});
