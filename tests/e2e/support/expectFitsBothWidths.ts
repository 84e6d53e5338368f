import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { overflowOf } from './overflowOf.ts';
import { WIDTHS } from './WIDTHS.ts';

/**
 * Fails when axe finds anything in a page as it stands, or it is wider than its window: as wide as it is, and as wide as a phone
 * where that is a desktop's, or the other way round. For tests that run at one of the two alone.
 */
export async function expectFitsBothWidths(page: Page): Promise<void> {
  const own = page.viewportSize() ?? WIDTHS.desktop;
  const other = own.width === WIDTHS.phone.width ? WIDTHS.desktop : WIDTHS.phone;
  for (const size of [other, own]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
  }
}
