/** The languages that the product speaks. The first is the fallback. */
export const LOCALES = ['en', 'de'] as const;

export type Locale = (typeof LOCALES)[number];

/** True if `value` names one of the product's languages. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The language of a BCP 47 tag ("de-AT" gives "de"); undefined for one that the product does not speak. */
export function localeOfTag(tag: string): Locale | undefined {
  const language = tag.split(/\W/)[0]?.toLowerCase();
  return LOCALES.find((locale) => locale === language);
}

/** The best language for a BCP 47 tag; the first one when none fits. */
export function toLocale(tag: string | null | undefined): Locale {
  return localeOfTag(tag ?? '') ?? LOCALES[0];
}

/** One thing for each language. */
export function byLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return { en: make('en'), de: make('de') };
}
