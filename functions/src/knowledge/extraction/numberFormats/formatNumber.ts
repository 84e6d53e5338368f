import type { Locale } from '@parlance/domain/locales';
import type { FormatToken } from './parseFormat.ts';
import { VOCABULARIES } from '../../../kernel/vocabulary/VOCABULARIES.ts';

/** Digits of a number of which a workbook is certain, and those that a cell without a format shows. */
const CERTAIN_DIGITS = 15;
const GENERAL_DIGITS = 11;
const MAX_DECIMALS = 20;

/** A number without a format, with the point of its language. */
export function generalNumber(value: number, locale: Locale): string {
  const shown = Number.isSafeInteger(value) ? value : Number(value.toPrecision(GENERAL_DIGITS));
  return String(shown).replace('.', VOCABULARIES[locale].sheets.point);
}

/** A number that is at least 0, by the places for digits of its format: `#,##0.00 "€"`, `0%`, `00000`. */
export function formatNumber(value: number, tokens: readonly FormatToken[], locale: Locale): string {
  const exponent = tokens.findIndex(({ kind }) => kind === 'exponent');
  if (exponent >= 0) return scientific(value, tokens.slice(0, exponent), locale);
  const digits = tokens.flatMap(({ kind }, index) => (kind === 'digit' ? [index] : []));
  if (digits.length === 0) return tokens.map((token) => plain(token, value, locale)).join('');
  const point = tokens.findIndex(({ kind }) => kind === 'point');
  const end = point < 0 ? tokens.length : point;
  const whole = digits.filter((index) => index < end);
  const decimals = Math.min(digits.length - whole.length, MAX_DECIMALS);
  const commas = tokens.flatMap(({ kind }, index) => (kind === 'comma' ? [index] : []));
  const last = whole.at(-1) ?? -1;
  // Commas between places group the digits, those behind the last place count thousands.
  const thousands = commas.filter((index) => index > last).length;
  const percents = tokens.filter(({ kind }) => kind === 'percent').length;
  const scaled = Number((value * 100 ** percents * 0.001 ** thousands).toPrecision(CERTAIN_DIGITS));
  const [integer = '0', fraction = ''] = rounded(scaled, decimals).split('.');
  const group = commas.some((index) => index < last) ? VOCABULARIES[locale].sheets.group : '';
  const head = integerPart(tokens.slice(0, end), integer === '0' ? '' : integer, group);
  return point < 0 ? head : head + fractionPart(tokens.slice(point), fraction, VOCABULARIES[locale].sheets.point);
}

function plain({ kind, text }: FormatToken, value: number, locale: Locale): string {
  if (kind === 'general') return generalNumber(value, locale);
  return kind === 'content' ? generalNumber(value, locale) : text;
}

/** Halves are rounded up as people do it, which the binary form of a number would not always have. */
function rounded(value: number, decimals: number): string {
  const shifted = Number(`${value}e${decimals}`);
  const result = Number.isNaN(shifted) ? value : Number(`${Math.round(shifted)}e-${decimals}`);
  return (Number.isNaN(result) ? value : result).toFixed(decimals);
}

function scientific(value: number, tokens: readonly FormatToken[], locale: Locale): string {
  const point = tokens.findIndex(({ kind }) => kind === 'point');
  const decimals = point < 0 ? 0 : tokens.slice(point).filter(({ kind }) => kind === 'digit').length;
  const [mantissa = '', power = ''] = value.toExponential(Math.min(decimals, MAX_DECIMALS)).split('e');
  return `${mantissa.replace('.', VOCABULARIES[locale].sheets.point)}E${power}`;
}

/** The digits from the last place to the first, which takes all that are left. */
function integerPart(tokens: readonly FormatToken[], digits: string, group: string): string {
  const first = tokens.findIndex(({ kind }) => kind === 'digit');
  let left = digits;
  let placed = 0;
  let result = '';
  const place = (digit: string): void => {
    if (placed > 0 && placed % 3 === 0) result = group + result;
    result = digit + result;
    placed += 1;
  };
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    const { kind = 'text', text = '' } = tokens[index] ?? {};
    if (kind === 'digit') {
      const own = index === first ? left : left.slice(-1);
      for (const digit of Array.from(own === '' && text === '0' ? '0' : own).toReversed()) place(digit);
      left = left.slice(0, left.length - own.length);
    } else if (kind !== 'comma') result = text + result;
  }
  return result;
}

/** The decimals, without the zeros at the end that no `0` asks for. */
function fractionPart(tokens: readonly FormatToken[], digits: string, point: string): string {
  const places = tokens.filter(({ kind }) => kind === 'digit');
  let kept = places.length;
  while (kept > 0 && places[kept - 1]?.text !== '0' && (digits[kept - 1] ?? '0') === '0') kept -= 1;
  let at = 0;
  let result = kept > 0 ? point : '';
  for (const { kind, text } of tokens.slice(1)) {
    if (kind === 'digit') {
      if (at < kept) result += digits[at] ?? '0';
      at += 1;
    } else if (kind !== 'comma') result += text;
  }
  return result;
}
