import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../support/accounts/signIn.ts';
import { seededUser } from '../support/seeded.ts';
import { webTexts } from '../support/texts.ts';

const t = webTexts('en');

test.use({ locale: 'en-GB' });

/** Counts view transitions from now on, in every page of the tab. */
async function countTransitions(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    Reflect.set(window, 'transitions', 0);
    document.startViewTransition = (update) => {
      Reflect.set(window, 'transitions', Number(Reflect.get(window, 'transitions')) + 1);
      return start(update);
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'transitions')));
}

test('a page is fetched while the pointer rests on its link, and comes in a view transition unless less motion is wanted', async ({
  page,
}) => {
  await signIn(page, seededUser('owner'));
  const usage = page.getByRole('link', { name: t('nav.usage'), exact: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await usage.hover();
  await expect.poll(() => asked.some((path) => /\/assets\/UsagePage-/.test(path))).toBe(true);
  expect(await page.locator('link[rel=modulepreload][href*="/UsagePage-"]').count()).toBe(1);

  const transitions = await countTransitions(page);
  await usage.click();
  await expect(page.getByRole('heading', { name: t('nav.usage'), level: 1 })).toBeVisible();
  expect(await transitions()).toBe(0);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('link', { name: t('nav.settings'), exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/settings/);
  // The links of this page were drawn with motion wanted.
  const members = page.getByRole('link', { name: t('settings.members'), exact: true });
  await expect(members).toBeVisible();
  const before = await transitions();
  await members.click();
  await expect(page.getByRole('heading', { name: t('settings.members'), level: 1 })).toBeVisible();
  expect(await transitions()).toBe(before + 1);
});
