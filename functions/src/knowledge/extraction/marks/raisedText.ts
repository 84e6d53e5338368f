import { type Locale, LOCALES } from '@parlance/domain/locales';
import { RAISED_FORMS } from './SCRIPT_FORMS.ts';
import { VOCABULARIES } from '../../../kernel/vocabulary/VOCABULARIES.ts';

const CURRENCY = String.raw`(?:[€$£¥₣₽₺]|(?:EUR|USD|CHF|GBP|SEK|NOK|DKK|PLN|CZK|Fr|Euros?|Dollars?|Pounds?|Franken|francs?)(?![\p{L}\d]))`;
/** A number to which cents may belong, with what its currency is written before. */
const WHOLE_NUMBER = new RegExp(
  String.raw`(?<currency>${CURRENCY}\s*)?(?<![\d.,])\d{1,3}(?:[.,'’\u00A0 ]?\d{3})*(?<point>[.,])?$`,
  'iu',
);
const CURRENCY_NEXT = new RegExp(String.raw`^\s*${CURRENCY}`, 'iu');
const CENTS = new RegExp(String.raw`^(?<cents>\d{2}|[-–—]{1,2})(?<rest>\s*${CURRENCY})?$`, 'iu');
/** Two digits that are neither an exponent nor a note's number. */
const NO_POWER = /^0\d$/;
/** Units that may be squared or cubed. */
const UNIT = /(?:^|[\s\d(/])(?:[mcdkµ]?m|ft|in|yd|mi|s)$/i;
const EXPONENT = /^[-−+]?\d{1,2}$/;
/** Ends of ordinals: of one letter behind a digit alone, where it is no note's. */
const ORDINAL = /^(?:st|nd|rd|th|er|re|ème|me|os|as|te|ten)\.?$/i;
const SHORT_ORDINAL = /^[aeo]$/i;
const SIGN = /^(?:TM|SM|[®™©*†‡§º°]+)$/;
const NOTE = /^[([]?(?:\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*|[a-z])[)\]]?$/i;

/**
 * Digits above the line, or small ones, as the cents of the number before them; undefined where they are none.
 * @param isAlone They are cents without a currency beside them, too.
 */
function centsOf(
  before: string,
  text: string,
  after: string,
  language: Locale | null,
  isAlone = false,
): string | undefined {
  const number = WHOLE_NUMBER.exec(before);
  const cents = CENTS.exec(text);
  if (number === null || cents === null) return undefined;
  const rest = cents.groups?.['rest'];
  const isPrice = number.groups?.['currency'] !== undefined || rest !== undefined || CURRENCY_NEXT.test(after);
  if (!isPrice && !isAlone) return undefined;
  const point = number.groups?.['point'] === undefined ? VOCABULARIES[language ?? LOCALES[0]].sheets.point : '';
  return `${point}${cents.groups?.['cents'] ?? ''}${rest === undefined ? '' : ` ${rest.trim()}`}`;
}

/**
 * Plain-text form of a stretch above the line: cents ("4.99 €"), an exponent ("10³", "m²"), the end of an ordinal or a sign as
 * it is, and a note's number set apart in round brackets: square ones are citations in answers.
 * @param before The line up to it, as it is rendered.
 * @param after What follows on the line.
 */
export function raisedText(before: string, raised: string, after: string, language: Locale | null): string {
  const text = raised.trim();
  const cents = centsOf(before, text, after, language, NO_POWER.test(text));
  if (cents !== undefined) return cents;
  if (EXPONENT.test(text) && (/\d$/.test(before) || UNIT.test(before)))
    return Array.from(text, (letter) => RAISED_FORMS[letter] ?? letter).join('');
  if (text === '' || SIGN.test(text) || isOrdinal(before, text)) return raised;
  if (NOTE.test(text)) return ` (${text.replace(/^[([]|[)\]]$/g, '')})`;
  return /[\p{L}\d]$/u.test(before) && /^[\p{L}\d]/u.test(raised) ? ` ${raised}` : raised;
}

function isOrdinal(before: string, text: string): boolean {
  return /\d\.?$/.test(before)
    ? ORDINAL.test(text) || SHORT_ORDINAL.test(text)
    : ORDINAL.test(text) && /\p{L}$/u.test(before);
}

/** Small digits, which are cents or else what they look like. */
export function smallText(before: string, small: string, after: string, language: Locale | null): string {
  return centsOf(before, small.trim(), after, language) ?? small;
}
