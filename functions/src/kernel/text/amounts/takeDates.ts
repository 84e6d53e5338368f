import { anyOf } from '../../vocabulary/anyOf.ts';

/** A day of the year, with its year where one is given. */
export interface DateFact {
  day: number;
  month: number;
  year: number | null;
}

const MONTHS = Array.from({ length: 12 }, (_, month) => anyOf(({ amounts }) => amounts.months[month] ?? ''));
const MONTH = `(${MONTHS.join('|')})(?![\\p{L}])\\.?`;
const DAY = String.raw`(?<!\d)(\d{1,2})${anyOf(({ amounts }) => amounts.ordinals)}?`;
const OF = anyOf(({ amounts }) => amounts.ofMonth);
const BEFORE = anyOf(({ amounts }) => amounts.beforeDate);
const YEAR = String.raw`(?:,?\s+(\d{4})(?!\d))?`;

/** Each notation with the places of day, month and year among its groups. */
const NOTATIONS: readonly [pattern: RegExp, day: number, month: number, year: number][] = [
  [new RegExp(String.raw`${DAY}\.?\s+(?:${OF}\s+)?${MONTH}${YEAR}`, 'giu'), 1, 2, 3],
  [new RegExp(String.raw`(?<!\p{L})${MONTH}\s+${DAY}(?!\d)${YEAR}`, 'giu'), 2, 1, 3],
  [/(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g, 3, 2, 1],
  [/(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?![\d.,])/g, 1, 2, 3],
  [new RegExp(String.raw`(?<=\b${BEFORE}\s)(\d{1,2})\.\s?(\d{1,2})\.(?!\d)`, 'gi'), 1, 2, 3],
  [/(?<!\d)(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/g, 1, 2, 3],
];

function monthOf(written: string): number {
  if (/^\d/.test(written)) return Number(written);
  return MONTHS.findIndex((pattern) => new RegExp(`^(?:${pattern})$`, 'iu').test(written)) + 1;
}

function yearOf(written: string | undefined): number | null {
  if (written === undefined || !/^\d+$/.test(written)) return null;
  return written.length === 2 ? 2000 + Number(written) : Number(written);
}

/** The dates of a text, and the text without them. What cannot be a date is left in it. */
export function takeDates(text: string): { dates: DateFact[]; rest: string } {
  const dates: DateFact[] = [];
  let rest = text;
  for (const [pattern, dayAt, monthAt, yearAt] of NOTATIONS) {
    rest = rest.replace(pattern, (...groups: (string | undefined)[]) => {
      const whole = groups[0] ?? '';
      const day = Number(groups[dayAt]);
      const month = monthOf(groups[monthAt] ?? '');
      // Of "3/5/2026" nobody knows which is the month: what cannot be a day of a month is no date.
      if (day < 1 || day > 31 || month < 1 || month > 12) return whole;
      dates.push({ day, month, year: yearOf(groups[yearAt]) });
      return ' ';
    });
  }
  return { dates, rest };
}
