import type { Locale } from '@parlance/domain/locales';

export type PersonalKind = 'name' | 'email' | 'phone' | 'iban' | 'card';

/** Labels in place of what is masked, in the reader's language. Words, so that a screen reader says what was there. */
export const MASK_LABELS: Readonly<Record<Locale, Readonly<Record<PersonalKind, string>>>> = {
  en: { name: '[name]', email: '[email]', phone: '[phone]', iban: '[IBAN]', card: '[card number]' },
  de: { name: '[Name]', email: '[E-Mail]', phone: '[Telefon]', iban: '[IBAN]', card: '[Kartennummer]' },
};
