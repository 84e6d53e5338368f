import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { Locale } from '@parlance/domain/locales';
import { linkTo } from '../../delivery/linkTo.ts';
import { deskAddress } from '../../kernel/access/addresses/deskAddress.ts';
import { DESK_TEXTS } from '../../kernel/i18n/desk/DESK_TEXTS.ts';
import { deskIntentOf } from './deskIntentOf.ts';

interface Asked {
  chatbotId: string;
  text: string;
  locale: Locale;
}

/**
 * The way to the page for it, for somebody who wants to withdraw from a contract or to cancel one: a fixed text, for which no model is asked.
 * Undefined for all else, and where that page is off.
 */
export function deskAnswer(
  { desk, orgName }: Pick<Widget, 'desk' | 'orgName'>,
  { chatbotId, text, locale }: Asked,
): string | undefined {
  const kind = deskIntentOf(text);
  if (kind === undefined || !desk[kind]) return undefined;
  const link = linkTo(deskAddress(chatbotId, kind, locale));
  return DESK_TEXTS[locale].chat[kind].replace('{link}', () => link).replace('{business}', () => orgName);
}
