import type { CannedReply } from '../documents/organizations/cannedReply.ts';
import { type Locale, LOCALES } from '../locales.ts';
import { type CannedReplyValues, fillCannedReply } from './fillCannedReply.ts';

/** A canned reply in a conversation's language, filled; in the first language that it has where it has none in this one. */
export function cannedReplyText(
  { texts }: Pick<CannedReply, 'texts'>,
  locale: Locale,
  values: CannedReplyValues,
): string {
  const written = [locale, ...LOCALES].map((language) => texts[language]).find((text) => text !== '');
  return fillCannedReply(written ?? '', values);
}
