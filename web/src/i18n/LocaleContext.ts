import type { Locale } from '@parlance/domain/locales';
import { createContext } from 'react';

export interface LocaleSetting {
  locale: Locale;
  /** For a choice of the reader: changes the language of this page, and remembers it and the time of the choice. */
  setLocale: (locale: Locale) => void;
  /** For a language from an address or the profile: changes the language of this page and remembers it in the cookie. */
  followLocale: (locale: Locale) => void;
}

export const LocaleContext = createContext<LocaleSetting>({
  locale: 'en',
  setLocale: () => undefined,
  followLocale: () => undefined,
});
