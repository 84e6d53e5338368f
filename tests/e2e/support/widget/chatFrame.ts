import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Messages } from '../../../../widget/src/app/i18n/messages.ts';

/** The bubble's button of a page's only, or first, chatbot. */
export function bubbleOf(page: Page): Locator {
  return page.locator('parlance-widget').first().getByRole('button').first();
}

/** Opens the chat and waits until it can be written in. */
export async function openChat(page: Page, texts: Messages): Promise<FrameLocator> {
  await bubbleOf(page).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByLabel(texts.messageLabel)).toBeVisible();
  return frame;
}

/** Writes and sends. */
export async function sendMessage(frame: FrameLocator, texts: Messages, message: string): Promise<void> {
  await frame.getByLabel(texts.messageLabel).fill(message);
  await frame.getByLabel(texts.messageLabel).press('Enter');
}

/** Opens the chat's menu, which takes the focus; for choosing, or for looking at an entry. */
export async function menuEntry(frame: FrameLocator, texts: Messages, label: string): Promise<Locator> {
  await frame.getByRole('button', { name: texts.menu, exact: true }).click();
  await expect(frame.getByRole('menu').locator('[role^="menuitem"]').first()).toBeFocused();
  return frame.getByRole('menu').getByText(label).first();
}
