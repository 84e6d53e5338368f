import type { Locale } from '@parlance/domain/locales';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { widgetTexts } from '../texts.ts';
import { menuEntry, openChat } from './chatFrame.ts';

/** Opens the chat, asks for an agent there, with an address if one is given, and waits until the chat says that it was asked for. */
export async function askForPerson(page: Page, locale: Locale, address = ''): Promise<FrameLocator> {
  const w = widgetTexts[locale];
  const frame = await openChat(page, w);
  await (await menuEntry(frame, w, w.handover)).click();
  await frame.getByLabel(w.emailLabel).fill(address);
  if (address !== '') await frame.getByRole('checkbox').check();
  await frame.getByRole('button', { name: w.handoverSubmit }).click();
  await expect(frame.getByRole('button', { name: w.stopWaiting })).toBeVisible();
  return frame;
}
