import type { Locale } from '@parlance/domain/locales';
import type { Page } from '@playwright/test';
import { openShop, type Shop } from './openShop.ts';

/** A shop in a visitor's language, with a chatbot whose visitors can ask for an agent. */
export function offeringShop(page: Page, language: Locale): Promise<Shop> {
  const handover = { isOffered: true, minutes: 5, hours: null, closedDays: [], awayMinutes: 5 };
  return openShop(page, { language, settings: { handover } });
}
