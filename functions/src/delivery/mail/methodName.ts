import type { Locale } from '@parlance/domain/locales';
import { MAIL_TEXTS } from './texts/MAIL_TEXTS.ts';

const NAMES: Readonly<Record<string, string>> = { 'google.com': 'Google', 'microsoft.com': 'Microsoft' };

/** A way of signing in as mails call it, as in "signed in to with …"; Firebase Authentication's own name for one that the product does not offer. */
export function methodName(providerId: string, locale: Locale): string {
  return providerId === 'password' ? MAIL_TEXTS[locale].password : (NAMES[providerId] ?? providerId);
}
