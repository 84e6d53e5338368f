import { LOCALES, type Locale } from '../../locales.ts';
import { ANSWER_WORDS } from '../../text/ANSWER_WORDS.ts';
import { fold } from '../../text/fold.ts';
import { addDays } from '../../time/calendarDay.ts';
import { numberWord } from './numbersIn.ts';

interface DateParts {
  day: number;
  month: number;
  /** Undefined where none was said. */
  year: number | undefined;
}

/** Names of the months of all languages, folded, without the point of an abbreviation, by their number from 1. */
const MONTHS = new Map(
  LOCALES.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, index) => {
        const name = new Date(Date.UTC(2026, index, 15)).toLocaleDateString(locale, { month, timeZone: 'UTC' });
        return [fold(name).replace('.', ''), index + 1] as const;
      }),
    ),
  ),
);
const NAME = [...MONTHS.keys()].toSorted((one, other) => other.length - one.length).join('|');
const YEAR = String.raw`(\d{4}|\d{2}(?!\d))`;

const ISO = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g;
const POINTS = new RegExp(String.raw`(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?${YEAR})?(?!\d)`, 'g');
const SLASHES = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/g;
const DAY_NAME = new RegExp(
  String.raw`(?<!\d)(\d{1,2})(?:\.|st|nd|rd|th)?\s(?:of\s)?(${NAME})\b\.?,?(?:\s${YEAR})?`,
  'g',
);
const NAME_DAY = new RegExp(String.raw`\b(${NAME})\.?\s(\d{1,2})(?:st|nd|rd|th)?\b(?:,?\s(\d{4}))?`, 'g');

function yearOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

function withSlashes(first: number, second: number, year: number, locale: Locale): DateParts[] {
  const dayFirst = { day: first, month: second, year };
  if (ANSWER_WORDS[locale].dateOrder === 'day-month' || first > 12 || first === second) return [dayFirst];
  return second > 12 ? [{ day: second, month: first, year }] : [];
}

function isoOf({ day, month }: DateParts, year: number): string | undefined {
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined;
}

/** Days that are said as such: "yesterday", "3 days ago". */
function relativeDays(folded: string, today: string): string[] {
  return LOCALES.flatMap((locale) => {
    const { days, spans } = ANSWER_WORDS[locale];
    const named = Object.entries(days)
      .filter(([words]) => new RegExp(String.raw`\b${words}\b`).test(folded))
      // "the day before yesterday" is not "yesterday".
      .filter(([words], _index, all) => !all.some(([other]) => other !== words && other.includes(words)))
      .map(([, distance]) => addDays(today, distance));
    const counted = Object.entries(spans).flatMap(([words, length]) => {
      const found = new RegExp(String.raw`\b${words.replace('#', String.raw`(\d{1,3}|\p{L}+)`)}\b`, 'u').exec(folded);
      const count = found?.[1] === undefined ? undefined : numberWord(found[1]);
      return count === undefined ? [] : [addDays(today, count * length)];
    });
    return [...named, ...counted];
  });
}

/**
 * Days yyyy-mm-dd that a message names, each once; a date without a year is there once for the year before, this one and the next.
 * One with slashes that can be read two ways in a language is left out.
 * @param today Day yyyy-mm-dd.
 */
export function datesIn(message: string, locale: Locale, today: string): string[] {
  const folded = fold(message);
  const parts: DateParts[] = [
    ...[...folded.matchAll(ISO)].map(([, year, month, day]) => ({
      day: Number(day),
      month: Number(month),
      year: Number(year),
    })),
    ...[...folded.matchAll(POINTS)].map(([, day, month, year]) => ({
      day: Number(day),
      month: Number(month),
      year: yearOf(year),
    })),
    ...[...folded.matchAll(SLASHES)].flatMap(([, one, other, year]) =>
      withSlashes(Number(one), Number(other), Number(year), locale),
    ),
    ...[...folded.matchAll(DAY_NAME)].map(([, day, name = '', year]) => ({
      day: Number(day),
      month: MONTHS.get(name) ?? 0,
      year: yearOf(year),
    })),
    ...[...folded.matchAll(NAME_DAY)].map(([, name = '', day, year]) => ({
      day: Number(day),
      month: MONTHS.get(name) ?? 0,
      year: yearOf(year),
    })),
  ];
  const thisYear = Number(today.slice(0, 4));
  const dates = parts.flatMap((part) =>
    (part.year === undefined ? [thisYear - 1, thisYear, thisYear + 1] : [part.year]).flatMap(
      (year) => isoOf(part, year) ?? [],
    ),
  );
  return [...new Set([...dates, ...relativeDays(folded, today)])];
}
