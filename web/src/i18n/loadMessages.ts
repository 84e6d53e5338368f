import type { Locale } from '@parlance/domain/locales';

export type Messages = Readonly<Record<string, string>>;

const CATALOGS: Readonly<Record<Locale, () => Promise<{ default: Messages }>>> = {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
};

/** Loads one language's texts, so that nobody downloads another's. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await CATALOGS[locale]()).default;
}
