import { LOCALES } from '../locales.ts';

const FURTHER_LOCALES = ['fr', 'it', 'es', 'nl', 'pl', 'pt', 'cs', 'tr', 'da', 'sv'] as const;

/** Languages of the chat's own texts: the product's, and those that the chat alone speaks. */
export const WIDGET_LOCALES = [...LOCALES, ...FURTHER_LOCALES] as const;

export type FurtherLocale = (typeof FURTHER_LOCALES)[number];
export type WidgetLocale = (typeof WIDGET_LOCALES)[number];

/** The chat's language for a BCP 47 tag ("fr-CH" gives "fr"); English when it speaks none that fits. */
export function toWidgetLocale(tag: string | null | undefined): WidgetLocale {
  const language = tag?.split(/\W/)[0]?.toLowerCase();
  return WIDGET_LOCALES.find((locale) => locale === language) ?? LOCALES[0];
}
