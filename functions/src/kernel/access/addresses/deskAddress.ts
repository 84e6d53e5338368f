import type { DeskKind } from '@parlance/domain/desk/DESK_KINDS';
import type { Locale } from '@parlance/domain/locales';

/** Path of a page of a chatbot's desk on this host. */
export function deskAddress(chatbotId: string, kind: DeskKind, locale: Locale): string {
  return `/desk/${chatbotId}/${kind}?lang=${locale}`;
}
