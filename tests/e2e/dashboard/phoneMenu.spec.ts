import { SECOND_MS } from '@parlance/domain/durations';
import { expect } from '@playwright/test';
import { openAs } from '../support/accounts/openAs.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { expectAccessible } from '../support/axe.ts';
import { seededUser } from '../support/seeded.ts';

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
