import { ibanLength, isIban } from './isIban.ts';
import { anyOf } from '../../../kernel/vocabulary/anyOf.ts';

const IBAN_BEGIN = /(?<![\p{L}\p{N}])([a-z]{2})[ ]?\d{2}(?=[ .-]?[a-z0-9])/giu;

/** Prefixes and lengths of the card networks' numbers (ISO/IEC 7812). */
const NETWORKS: readonly (readonly [begin: RegExp, lengths: readonly number[]])[] = [
  [/^4/, [16, 19]],
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  [/^3[47]/, [15]],
  [/^3(?:0[0-5]|[689])/, [14, 16]],
  [/^35(?:2[89]|[3-8])/, [16]],
  [/^6(?:011|4[4-9]|5)/, [16]],
  [/^(?:50|5[6-9]|6)/, [16, 18, 19]],
];

/** True iff `digits` is the number of a payment card: of a network's form, with a check digit that fits (Luhn). */
function isCard(digits: string): boolean {
  if (!NETWORKS.some(([begin, lengths]) => begin.test(digits) && lengths.includes(digits.length))) return false;
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

const NUMBER = anyOf(({ joints }) => joints.number);
const IS = anyOf(({ joints }) => joints.is);
const SAYS_IBAN = new RegExp(String.raw`iban[ -]*(?:${NUMBER}|nr\.?)?[\s:#=]*${IS}?[\s:]*$`, 'iu');
const SEPARATORS = /[ .-]/;

/** End index of the first `wanted` letters and digits from `start` on; undefined where they do, with the separators, not reach. */
function endOf(text: string, start: number, wanted: number): number | undefined {
  let found = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (/[a-z0-9]/i.test(sign)) found += 1;
    else if (!SEPARATORS.test(sign)) return undefined;
    if (found === wanted) return at + 1;
  }
  return undefined;
}

/** Replaces IBANs, written in one or in groups; with a wrong check sum where the text calls it one. */
export function maskIbans(text: string, label: string): string {
  let masked = '';
  let from = 0;
  for (const { 0: begin, 1: country = '', index } of text.matchAll(IBAN_BEGIN)) {
    const length = ibanLength(country.toUpperCase());
    const end = length === undefined ? undefined : endOf(text, index, length);
    if (index < from || end === undefined || begin === '') continue;
    if (/[\p{L}\p{N}]/u.test(text.charAt(end))) continue;
    const signs = text
      .slice(index, end)
      .replaceAll(/[^a-z0-9]/gi, '')
      .toUpperCase();
    if (!isIban(signs) && !SAYS_IBAN.test(text.slice(Math.max(0, index - 40), index))) continue;
    masked += text.slice(from, index) + label;
    from = end;
  }
  return masked + text.slice(from);
}

/** Replaces the numbers of payment cards, written in one or in groups. */
export function maskCards(text: string, label: string): string {
  return text.replaceAll(/(?<![\p{L}\p{N}.,+])\d(?:[ -]?\d){12,18}(?![\p{L}\p{N}])/gu, (number) =>
    isCard(number.replaceAll(/\D/g, '')) ? label : number,
  );
}
