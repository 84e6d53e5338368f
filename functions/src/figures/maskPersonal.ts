import type { Locale } from '@parlance/domain/locales';
import { EMAIL } from './masking/text/EMAIL.ts';
import { introducedNames } from './masking/text/introducedNames.ts';
import { CATALOGUES } from '../kernel/i18n/CATALOGUES.ts';
import { maskCutEnd } from './masking/text/maskCutEnd.ts';
import { maskNames } from './masking/text/maskNames.ts';
import { maskCards, maskIbans } from './masking/text/maskNumbers.ts';
import { maskPhones } from './masking/text/maskPhones.ts';
import { phoneKey } from './masking/text/phoneKey.ts';
import type { KnownPeople } from './masking/text/KnownPeople.ts';

export interface MaskOptions {
  /** The reader's language: of the words that stand in place of what is masked. */
  locale: Locale;
  people: KnownPeople;
  /** Contacts that the business itself publishes and that stay: e-mail addresses in small letters, phone numbers by `phoneKey`. */
  own: ReadonlySet<string>;
}

/** A phone number that is known, in whatever groups it is written. */
function maskKnownPhones(text: string, label: string, phones: readonly string[]): string {
  return phones
    .map(phoneKey)
    .filter((key) => key.length >= 5)
    .reduce((masked, key) => {
      const digits = key.split('').join(String.raw`[ ()/.–-]{0,3}`);
      return masked.replaceAll(
        new RegExp(String.raw`(?<!\d)(?:(?:\+|00)?49[ ()/.–-]{0,3})?\(?0?${digits}(?!\d)`, 'g'),
        label,
      );
    }, text);
}

/**
 * A text with names, e-mail addresses, phone numbers, IBANs and card numbers replaced by words that say what was there. Names are
 * those that are known, and those that the text introduces; any other name in free text stays, as it has no form to know it by.
 */
export function maskPersonal(text: string, { locale, people, own }: MaskOptions): string {
  if (text === '') return '';
  const labels = CATALOGUES[locale].masks;
  const withoutEmails = people.emails
    .filter((email) => email !== '')
    .reduce((masked, email) => masked.replaceAll(email, labels.email), text)
    .replaceAll(EMAIL, (email) => (own.has(email.toLowerCase()) ? email : labels.email));
  const withoutAccounts = maskCards(maskIbans(withoutEmails, labels.iban), labels.card);
  const withoutKnown = maskKnownPhones(withoutAccounts, labels.phone, people.phones);
  const withoutPhones = maskPhones(withoutKnown, labels.phone, own);
  const names = [...people.names, ...introducedNames(text)];
  return maskCutEnd(maskNames(withoutPhones, labels.name, names), text.length, labels, { names });
}
