import type { Locale } from '@parlance/domain/locales';

/** The reply to a person who left a message, where the business has no text of its own. */
const DEFAULTS: Readonly<Record<Locale, string>> = {
  en: 'Thank you for your message. We have received it and will get back to you.',
  de: 'Vielen Dank für Ihre Nachricht. Sie ist bei uns eingegangen, und wir melden uns bei Ihnen.',
};

/** The business's own text, or the product's in the visitor's language where that is empty. */
export function autoReplyText(own: string, locale: Locale): string {
  return own.trim() === '' ? DEFAULTS[locale] : own;
}
