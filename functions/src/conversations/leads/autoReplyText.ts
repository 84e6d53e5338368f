import type { Locale } from '@parlance/domain/locales';
import { CATALOGUES } from '../../kernel/i18n/CATALOGUES.ts';

/** The business's own text, or the product's in the visitor's language where that is empty. */
export function autoReplyText(own: string, locale: Locale): string {
  return own.trim() === '' ? CATALOGUES[locale].autoReply : own;
}
