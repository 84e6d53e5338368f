import { LANGUAGE_CODES } from '@parlance/domain/languages/SPOKEN_LANGUAGES';

/** A day in January 2026, and the years' twelve months from there. The 5th was a Monday. */
const YEAR = 2026;
const MONDAY = 5;

function partOf(language: string, options: Intl.DateTimeFormatOptions, type: 'month' | 'weekday', day: Date): string {
  const parts = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).formatToParts(day);
  return (parts.find((part) => part.type === type)?.value ?? '').toLowerCase().replace(/\.$/, '');
}

function monthsOf(language: string, options: Intl.DateTimeFormatOptions): [string, number][] {
  return Array.from({ length: 12 }, (_, month) => [
    partOf(language, options, 'month', new Date(Date.UTC(YEAR, month, 10))),
    month + 1,
  ]);
}

/** Languages whose short names of months are known: those of others are words elsewhere ("out" is October in Portuguese). */
const SHORT = ['en', 'de'];

/** Names of months in small letters in all languages that are known, as they stand alone and beside a day, by the month's number from 1. */
export const MONTH_NAMES: ReadonlyMap<string, number> = new Map(
  [
    ...LANGUAGE_CODES.flatMap((language) => [
      ...monthsOf(language, { month: 'long' }),
      ...monthsOf(language, { month: 'long', day: 'numeric' }),
    ]),
    ...SHORT.flatMap((language) => monthsOf(language, { month: 'short' })),
    ...([['sept', 9]] as const),
  ].filter(([name]) => /^\p{L}+$/u.test(name)),
);

/** Names of days of the week in English and German in small letters, by the day from Monday, 0. */
export const WEEKDAY_NAMES: ReadonlyMap<string, number> = new Map(
  SHORT.flatMap((language) =>
    Array.from({ length: 7 }, (_, day) => {
      const date = new Date(Date.UTC(YEAR, 0, MONDAY + day));
      return [partOf(language, { weekday: 'long' }, 'weekday', date), day] as const;
    }),
  ),
);
