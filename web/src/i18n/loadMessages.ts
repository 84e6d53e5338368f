import type { Locale } from '@parlance/domain/locales';

export type Messages = Readonly<Record<string, string>>;

/** Loads one language's texts, so that nobody downloads the other's. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  switch (locale) {
    case 'en':
      return (await import('./en.json')).default;
    case 'de':
      return (await import('./de.json')).default;
  }
}
