import type { CannedReply } from '../documents/organizations/cannedReply.ts';
import type { Locale } from '../locales.ts';
import { type CannedReplyValues, fillCannedReply } from './fillCannedReply.ts';

/** A canned reply in a conversation's language, filled; in the other language where it has none in this one. */
export function cannedReplyText(
  { texts }: Pick<CannedReply, 'texts'>,
  locale: Locale,
  values: CannedReplyValues,
): string {
  const other = locale === 'en' ? texts.de : texts.en;
  return fillCannedReply(texts[locale] === '' ? other : texts[locale], values);
}
