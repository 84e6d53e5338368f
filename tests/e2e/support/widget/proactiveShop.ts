import type { ProactiveRule } from '@parlance/domain/documents/chatbots/proactiveOf';
import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { paths } from '@parlance/domain/paths';
import { expect, type Locator, type Page } from '@playwright/test';
import { db } from '../db.ts';
import { bubbleOf } from './chatFrame.ts';
import { openShop, type Shop } from './openShop.ts';
import { DELIVERY, TEXT } from './proactiveRule.ts';

interface ShopOf {
  holdout?: number;
  before?: string;
  language?: string;
}

/** A shop with rules, whose clock the test moves. */
export async function shopWith(
  page: Page,
  rules: ProactiveRule[],
  { holdout = 0, ...shop }: ShopOf = {},
): Promise<Shop> {
  await page.clock.install();
  const settings = { proactive: { rules, holdout }, faqs: [DELIVERY] };
  const opened = await openShop(page, { ...shop, settings });
  await expect(bubbleOf(page)).toBeVisible();
  // The rules begin where the page is idle, after the bubble.
  await expect(page.locator('parlance-widget #rules')).toHaveCount(1);
  return opened;
}

/** The message beside the bubble. */
export function messageOn(page: Page, text = TEXT): Locator {
  return page.locator('parlance-widget').getByRole('button', { name: text });
}

/** Draws that the shop's conversations were stored with. */
export async function storedDraws({ owner, chatbotId }: Shop) {
  const { docs } = await db.collection(paths.chats(owner.orgId)).where('chatbotId', '==', chatbotId).get();
  return docs.map((chat) => chatSchema.parse(chat.data()).proactive);
}
