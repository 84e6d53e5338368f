import { phoneKey } from './phoneKey.ts';
import { anyOf } from '../../../kernel/vocabulary/anyOf.ts';

/** Forms of phone numbers: international, with an area code, as in North America, and after a word that announces one. */
const FORMS: readonly RegExp[] = [
  /(?<![\p{L}\p{N}+])(?:\+|00)[1-9](?:[ ()/.–-]{0,3}\d){6,14}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}.,:/-])\(?0[1-9]\d{1,4}\)?(?:[ /.–-]{0,3}\d){4,10}(?![\p{L}\p{N}]|[.,:]\d)/gu,
  /(?<![\p{L}\p{N}.,:/-])\(?[2-9]\d{2}\)?[ .–-]{1,2}\d{3}[ .–-]\d{4}(?![\p{L}\p{N}]|[.,:]\d)/gu,
  new RegExp(
    String.raw`(?<=(?<!\p{L})${anyOf(({ people }) => people.phone)}(?:nr)?\.?[\s:#]*${anyOf(({ people }) => people.phoneIs)}?[\s:]*)\(?\d(?:[ ()/.–-]{0,3}\d){5,14}(?![\p{L}\p{N}])`,
    'giu',
  ),
];

/** Ends in a word that the number behind it belongs to: no phone number then. */
const COUNTED = anyOf(({ people }) => people.notPhone);
const NUMBERED = anyOf(({ people }) => people.numbered);
const COUNTS_SOMETHING = new RegExp(
  String.raw`(?:${COUNTED}|sku|ean|gtin|isbn)[\p{L}-]*\.?[\s:#]*(?:(?:${NUMBERED}|id)\.?)?[\s:#]*${anyOf(({ people }) => people.notPhoneIs)}?[\s:#]*$|#\s*$`,
  'iu',
);

/** A day, alone or with a time. */
const DAY = /^\(?\d{1,4}([./–-])\d{1,2}\1\d{2,4}/;

/**
 * Replaces phone numbers, but for those of `own` (`phoneKey`). What follows a word such as "order" or "Bestellnummer" is none.
 */
export function maskPhones(text: string, label: string, own: ReadonlySet<string>): string {
  return FORMS.reduce(
    (masked, form) =>
      masked.replaceAll(form, (number: string, ...rest: unknown[]) => {
        const at = rest.find((part) => typeof part === 'number') ?? 0;
        const isOther = COUNTS_SOMETHING.test(masked.slice(Math.max(0, at - 60), at)) || DAY.test(number);
        return isOther || own.has(phoneKey(number)) ? number : label;
      }),
    text,
  );
}
