import { SECOND_MS } from '@parlance/domain/durations';
import { expect } from '@playwright/test';
import { openAs } from '../support/accounts/openAs.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { expectAccessible } from '../support/axe.ts';
import { seededUser } from '../support/seeded.ts';
import { webTexts } from '../support/texts.ts';

test('on a phone the menu opens over the page, leads on, and is gone', { tag: '@onlyphone' }, async ({ page, t }) => {
  await openAs(page, seededUser('owner'));
  await expect(page.getByRole('heading', { name: t('nav.chatbots'), level: 1 })).toBeVisible();
  const menu = page.getByRole('navigation', { name: t('nav.main') });
  await expect(menu).toHaveCount(0);
  const open = page.getByRole('button', { name: t('nav.openMenu'), exact: true });
  await open.tap();
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  // These browsers ask for reduced motion: the menu closes without the 140 ms of its animation.
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + SECOND_MS));
  await page.keyboard.press('Escape');
  await page.clock.runFor(10);
  await expect(page.locator('.MuiDrawer-root')).toHaveCount(0);
  await page.clock.resume();
  await expect(open).toBeFocused();
  await open.tap();
  await menu.getByRole('link', { name: t('nav.settings'), exact: true }).tap();
  await expect(page).toHaveURL(/\/dashboard\/settings\/general$/);
  await expect(menu).toHaveCount(0);
});

test(
  'on a phone language and appearance are chosen in the menu of the account',
  { tag: '@onlyphone' },
  async ({ page, t }) => {
    await openAs(page, seededUser('owner'));
    await expect(page.getByText('Fernweg Outdoor GmbH').first()).toBeVisible();
    const name = page.getByRole('banner').getByText('Fernweg Outdoor GmbH');
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
    const account = page.getByRole('button', { name: t('account.menu') });
    await account.tap();
    await page.getByRole('menuitemradio', { name: t('theme.dark') }).tap();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await account.tap();
    await expectAccessible(page);
    await page.getByRole('menuitemradio', { name: 'English' }).tap();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: webTexts('en')('account.menu') }).tap();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).tap();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  },
);
