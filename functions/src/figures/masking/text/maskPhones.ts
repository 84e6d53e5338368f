import { phoneKey } from './phoneKey.ts';

/** Forms of phone numbers: international, with an area code, as in North America, and after a word that announces one. */
const FORMS: readonly RegExp[] = [
  /(?<![\p{L}\p{N}+])(?:\+|00)[1-9](?:[ ()/.–-]{0,3}\d){6,14}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}.,:/-])\(?0[1-9]\d{1,4}\)?(?:[ /.–-]{0,3}\d){4,10}(?![\p{L}\p{N}]|[.,:]\d)/gu,
  /(?<![\p{L}\p{N}.,:/-])\(?[2-9]\d{2}\)?[ .–-]{1,2}\d{3}[ .–-]\d{4}(?![\p{L}\p{N}]|[.,:]\d)/gu,
  /(?<=(?<!\p{L})(?:tel|telefon|telefonnummer|phone|phone number|mobil|mobile|handy|handynummer|cell|whatsapp|rückruf|call me (?:at|on)|reach me (?:at|on)|ruf(?:en sie)? mich (?:an )?(?:unter|auf)|erreichbar unter|(?:meine|my) (?:nummer|number)|rückrufnummer)(?:nr)?\.?[\s:#]*(?:ist|is|lautet|unter|at|on)?[\s:]*)\(?\d(?:[ ()/.–-]{0,3}\d){5,14}(?![\p{L}\p{N}])/giu,
];

/** Ends in a word that the number behind it belongs to: no phone number then. */
const COUNTS_SOMETHING =
  /(?:bestell|auftrag|rechnung|kunden|artikel|sendung|tracking|order|invoice|ticket|customer|refer|vorgang|sku|ean|gtin|isbn|serien|serial|model|vertrag|contract|booking|buchung|paket|parcel|case|item|produkt|product|part|charge|plz|zip|steuer|vat|hrb|version)[\p{L}-]*\.?[\s:#]*(?:(?:nr|no|num|nummer|number|id|code)\.?)?[\s:#]*(?:ist|is|lautet|was|war)?[\s:#]*$|#\s*$/iu;

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
