import type { Locale } from '@parlance/domain/locales';

const NAMES: Readonly<Record<string, string>> = { 'google.com': 'Google', 'microsoft.com': 'Microsoft' };
const PASSWORD: Readonly<Record<Locale, string>> = { en: 'a password', de: 'einem Passwort' };

/** A way of signing in as mails call it, as in "signed in to with …"; Firebase Authentication's own name for one that the product does not offer. */
export function methodName(providerId: string, locale: Locale): string {
  return providerId === 'password' ? PASSWORD[locale] : (NAMES[providerId] ?? providerId);
}
