import type { Locale } from '@parlance/domain/locales';
import { createContext } from 'react';

export interface LocaleSetting {
  locale: Locale;
  /** What the reader chose: changes the language of this page, and remembers it and when it was chosen. */
  setLocale: (locale: Locale) => void;
  /** What an address or the profile says: changes the language of this page and remembers it in the cookie. */
  followLocale: (locale: Locale) => void;
}

export const LocaleContext = createContext<LocaleSetting>({
  locale: 'en',
  setLocale: () => undefined,
  followLocale: () => undefined,
});
