import type { Locale } from '@parlance/domain/locales';
import { createContext } from 'react';

export interface LocaleSetting {
  locale: Locale;
  /** Changes the language of this page and remembers it in the cookie. */
  setLocale: (locale: Locale) => void;
}

export const LocaleContext = createContext<LocaleSetting>({ locale: 'en', setLocale: () => undefined });
