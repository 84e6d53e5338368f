import { DAY_MS } from '@parlance/domain/durations';
import { words } from '@parlance/domain/text/words';
import { type DateFact, takeDates } from '../../../../kernel/text/amounts/takeDates.ts';
import { VOCABULARIES } from '../../../../kernel/vocabulary/VOCABULARIES.ts';
import { dayOfRule } from './dayOfRule.ts';

interface Text {
  heading: string;
  text: string;
}

interface Holiday {
  rule: string;
  /** Its name as folded words. */
  name: string;
}

const HOLIDAYS = Object.values(VOCABULARIES)
  .flatMap(({ questions }) => questions.holidays.trim().split('\n'))
  .map((line): Holiday => {
    const [rule = '', ...name] = line.split(' ');
    return { rule, name: name.join(' ') };
  });
/** Days of every year. */
const IS_FIXED = /^\d+-\d+$/;
const YEAR = /\b20\d\d\b/;

/**
 * Texts with the name of a day in their heading where a question names it and they give its date, and with the date where the question
 * gives that and they name the day: Christmas Eve is 24 December. Days that move, such as Good Friday, are those of the year that the
 * question names, or else of the next time from `today`.
 */
export function withHoliday<T extends Text>(question: string, texts: readonly T[], today = new Date()): readonly T[] {
  const named = holidaysIn(question);
  const name = named[0]?.name;
  if (name !== undefined) {
    const year = Number(YEAR.exec(question)?.[0]) || null;
    const isDated = ({ text }: T) =>
      takeDates(text).dates.some((date) => named.some(({ rule }) => isOn(date, rule, year, today)));
    return withHeading(texts, name, isDated);
  }
  const { dates, rest } = takeDates(question);
  const meant = dates.filter(({ year }) => year === null || year >= today.getUTCFullYear());
  const days = HOLIDAYS.filter(({ rule }) => meant.some((date) => isOn(date, rule, date.year, today)));
  const others = new Set(words(rest));
  const written = words(question).filter((word) => !others.has(word));
  return withHeading(texts, written.join(' '), ({ heading, text }) => days.some(isSaidIn(`${heading}\n${text}`)));
}

/** The days of the longest name in a question: of "Easter Monday" that one alone, of "Easter" all of them. */
function holidaysIn(question: string): Holiday[] {
  const found = HOLIDAYS.filter(isSaidIn(question));
  const longest = Math.max(...found.map(({ name }) => name.length));
  return found.filter(({ name }) => name.length === longest);
}

function isSaidIn(text: string): (holiday: Holiday) => boolean {
  const said = ` ${words(text).join(' ')} `;
  return ({ name }) => said.includes(` ${name} `);
}

/** True if a date is that of a day in a year, or of its next time where there is none. */
function isOn(date: DateFact, rule: string, year: number | null, today: Date): boolean {
  const next = dayOfRule(rule, today.getUTCFullYear());
  const isOver = next.getTime() + DAY_MS <= today.getTime();
  const day = dayOfRule(rule, year ?? today.getUTCFullYear() + Number(isOver));
  const isYear = IS_FIXED.test(rule) || date.year === null || date.year === day.getUTCFullYear();
  return isYear && date.day === day.getUTCDate() && date.month === day.getUTCMonth() + 1;
}

function withHeading<T extends Text>(texts: readonly T[], more: string, isMeant: (text: T) => boolean): readonly T[] {
  if (more === '') return texts;
  return texts.map((one) => (isMeant(one) ? { ...one, heading: `${one.heading} ${more}`.trim() } : one));
}
