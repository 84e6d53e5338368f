import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axeViolations.ts';

/**
 * Fails when axe finds anything in a page as it stands. For what an address alone does not show, such as dialogs and refusals:
 * pages.spec.ts sees every page as it opens, light on a desktop and dark on a phone.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
}
