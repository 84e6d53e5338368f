/** The languages that the product speaks. The first is the fallback. */
export const LOCALES = ['en', 'de'] as const;

export type Locale = (typeof LOCALES)[number];

/** True if `value` names one of the product's languages. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The best language for a BCP 47 tag ("de-AT" gives "de"); English when none fits. */
export function toLocale(tag: string | null | undefined): Locale {
  const language = tag?.split('-')[0]?.toLowerCase();
  return isLocale(language) ? language : 'en';
}
