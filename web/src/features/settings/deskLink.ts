import type { DeskKind } from '@parlance/domain/desk/DESK_KINDS';
import { DESK_TITLES } from '@parlance/domain/desk/DESK_TITLES';
import type { Locale } from '@parlance/domain/locales';

interface DeskLink {
  locale: Locale;
  /** Name of the page, in its language. */
  name: string;
  href: string;
  /** HTML of a link to it, for the footer of a shop. */
  code: string;
}

/** Link to a page of a chatbot's desk. */
export function deskLink(
  origin: string,
  chatbotId: string,
  { kind, locale }: { kind: DeskKind; locale: Locale },
): DeskLink {
  const name = DESK_TITLES[locale][kind];
  const href = new URL(`/desk/${chatbotId}/${kind}?lang=${locale}`, origin).href;
  return { locale, name, href, code: `<a href="${href}">${name}</a>` };
}
