import type { SpokenLanguage } from '@parlance/domain/languages/SPOKEN_LANGUAGES';
import { MONTH_NAMES } from './NAMED_DATES.ts';

/** Notes a figure by its readings, and answers what stands in its place. */
export type AddFigure = (...readings: string[]) => string;

type Order = readonly [day: number, month: number, year: number];

const NAMES = [...MONTH_NAMES.keys()].toSorted((one, other) => other.length - one.length);
const MONTH = String.raw`(${NAMES.join('|')})(?!\p{L})\.?`;
const DAY = String.raw`(?<![\d.,])(\d{1,2})(?:st|nd|rd|th|er|e|º|ª|:?e|\.)?`;
const YEAR = String.raw`(?:,?\s+(?:de\s+|del\s+)?(\d{4})(?!\d))?`;

/** Each notation with the groups of day, month and year; 0 for none. */
const NOTATIONS: readonly [pattern: RegExp, order: Order][] = [
  [new RegExp(String.raw`${DAY}\s+(?:of\s+|de\s+|di\s+)?${MONTH}${YEAR}`, 'giu'), [1, 2, 3]],
  [new RegExp(String.raw`(?<!\p{L})${MONTH}\s+${DAY}(?!\d)${YEAR}`, 'giu'), [2, 1, 3]],
  [new RegExp(String.raw`(?<!\p{L})${MONTH}\s+(?:de\s+|del\s+)?(\d{4})(?!\d)`, 'giu'), [0, 1, 2]],
  [/(?:(\d{4})\s?[年년]\s?)?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/gu, [3, 2, 1]],
  [/(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/gu, [3, 2, 1]],
  [/(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?![\d.,]\d|\d)/gu, [1, 2, 3]],
  [/(?<![\d-])(\d{1,2})-(\d{1,2})-(\d{4})(?!\d)/gu, [1, 2, 3]],
];
const SLASHES = /(?<!\d)(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?!\d)/gu;
/** "3.5." without a year; before a letter or the end it may be a number as well. */
const SHORT = /(?<![\d.,])(\d{1,2})\.(\d{1,2})\.(?!\d)/gu;

function dateOf(day: number, month: number, year: string | undefined): string | undefined {
  if (day < 0 || day > 31 || month < 1 || month > 12) return undefined;
  const full = year?.length === 2 ? `20${year}` : (year ?? '');
  return `date ${day}.${month}.${full}`;
}

/** The month's number. "may" with a small letter is a verb, and none. */
function monthOf(written: string): number {
  return written === 'may' ? 0 : (MONTH_NAMES.get(written.toLowerCase()) ?? Number(written));
}

/** True for a language in which some write the month before the day, and where it is not known. */
function putsMonthFirst(language: SpokenLanguage | null): boolean {
  if (language === null) return true;
  const parts = new Intl.DateTimeFormat(language, { dateStyle: 'short' }).formatToParts();
  return parts[0]?.type === 'month';
}

/**
 * Takes the dates out of a text. "05/03/2026" is the 3rd of May to some who write English and the 5th of March to others: there it is
 * the same date as itself alone, unless one of the two can be no month.
 */
export function takeDates(text: string, language: SpokenLanguage | null, add: AddFigure): string {
  let rest = text;
  for (const [pattern, [dayAt, monthAt, yearAt]] of NOTATIONS) {
    rest = rest.replace(pattern, (...groups: (string | undefined)[]) => {
      const day = dayAt === 0 ? 0 : Number(groups[dayAt]);
      const date = dateOf(day, monthOf(groups[monthAt] ?? ''), groups[yearAt]);
      return date === undefined ? (groups[0] ?? '') : add(date);
    });
  }
  rest = rest.replace(SLASHES, (whole, first: string, second: string, year: string) => {
    const isUnclear = putsMonthFirst(language) && Number(first) <= 12 && Number(second) <= 12;
    if (isUnclear && first !== second) return add(`slashes ${Number(first)}/${Number(second)}/${year}`);
    const date = dateOf(Number(first), Number(second), year) ?? dateOf(Number(second), Number(first), year);
    return date === undefined ? whole : add(date);
  });
  return rest.replace(SHORT, (whole, day: string, month: string) => {
    const date = Number(day) === 0 ? undefined : dateOf(Number(day), Number(month), undefined);
    return date === undefined ? whole : add(date, String(Number(`${day}.${month}`)));
  });
}
