import type { Locale } from '../locales.ts';
import type { Currency } from '../money/currencies.ts';

/** Facts about a language. */
interface Language {
  /** Its name among those who speak it. */
  name: string;
  /** Its English name, for prompts. */
  english: string;
  /** Pronouns by which people are addressed, for prompts; null where there is one alone. */
  address: Readonly<Record<'formal' | 'informal', string>> | null;
  /** Itself with its territory, for Open Graph. */
  openGraph: string;
  /** Initial currency of the price page. */
  currency: Currency;
  /** Column separator of spreadsheets where it is spoken. */
  delimiter: ',' | ';';
  /** Phrase to type to cancel a subscription, letter by letter. */
  cancelPhrase: string;
}

/** The product's languages. */
export const LANGUAGES: Readonly<Record<Locale, Language>> = {
  en: {
    name: 'English',
    english: 'English',
    address: null,
    openGraph: 'en_GB',
    currency: 'usd',
    delimiter: ',',
    cancelPhrase: 'cancel subscription',
  },
  de: {
    name: 'Deutsch',
    english: 'German',
    address: { formal: 'Sie', informal: 'du' },
    openGraph: 'de_DE',
    currency: 'eur',
    delimiter: ';',
    cancelPhrase: 'Abo kündigen',
  },
};
