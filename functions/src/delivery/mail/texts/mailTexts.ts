import type { Locale } from '@parlance/domain/locales';
import { ENGLISH_TEXTS } from './ENGLISH_TEXTS.ts';
import { GERMAN_TEXTS } from './GERMAN_TEXTS.ts';
import type { MailCatalogue } from './MailCatalogue.ts';

/** Greetings at the beginning of every mail: with a name where the account has one. */
export const GREETINGS: Readonly<Record<Locale, { named: string; plain: string }>> = {
  en: { named: 'Hello {name},', plain: 'Hello,' },
  de: { named: 'Guten Tag {name},', plain: 'Guten Tag,' },
};

/** Every mail in every language. */
export const MAIL_TEXTS: Readonly<Record<Locale, MailCatalogue>> = { en: ENGLISH_TEXTS, de: GERMAN_TEXTS };
