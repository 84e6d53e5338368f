import { fold } from '@parlance/domain/text/fold';
import { durationPhrases, durationsOf, withoutDurations } from '../kernel/text/amounts/durationsOf.ts';
import type { Evidence } from './evidence.ts';
import { listLengths } from './grounding/listLengths.ts';
import { NUMBER_WORDS } from '../kernel/text/amounts/NUMBER_WORDS.ts';
import { readFacts, type Facts } from './grounding/readFacts.ts';
import type { DateFact } from '../kernel/text/amounts/takeDates.ts';
import { everyWord } from '../kernel/vocabulary/everyWord.ts';

const MARK = /\s*\[(\d{1,2})\]/g;
/** The number of a list's item states nothing. */
const ITEM = /^\s*\d{1,2}[.)]\s+/gm;
/** Units of amounts, which do not count as items of a list. */
const UNIT = new RegExp(`^(?:${everyWord(({ amounts }) => amounts.counted).join('|')}|eur|kg|g|km|cm|mm|m|l|ml|x)$`);
const TOLERANCE = 0.001;

/** The passage numbers that a sentence cites. */
export function citedNumbers(sentence: string): number[] {
  return [...sentence.matchAll(MARK)].map((mark) => Number(mark[1]));
}

/** The sentence's words without its marks. */
export function withoutMarks(sentence: string): string {
  return sentence.replace(MARK, '');
}

function isSameDate(one: DateFact, other: DateFact): boolean {
  return (
    one.day === other.day &&
    one.month === other.month &&
    (one.year === null || other.year === null || one.year === other.year)
  );
}

/** A full hour may be written as a bare number: "9 to 18 Uhr". */
function hasTime(facts: Facts, time: string): boolean {
  const [hours = '', minutes] = time.split(':');
  return facts.times.has(time) || (minutes === '00' && facts.numbers.has(String(Number(hours))));
}

function hasNumber(facts: Facts, number: string): boolean {
  return (
    facts.numbers.has(number) ||
    facts.times.has(`${number.padStart(2, '0')}:00`) ||
    facts.dates.some(({ day, month, year }) => [day, month, year].includes(Number(number)))
  );
}

/** "three ways to pay", where a list of the passages or of the sentence itself has three items. */
function countsList(sentence: string, number: string, lengths: ReadonlySet<number>): boolean {
  if (!lengths.has(Number(number)) && !listLengths(sentence).has(Number(number))) return false;
  const said = [...fold(sentence).matchAll(/(?<![\p{L}\p{N}.,])(\d+|\p{L}+)\s+(\p{L}+)/gu)].filter(
    ([, count = '']) => count === number || String(NUMBER_WORDS[count]) === number,
  );
  return said.length > 0 && said.every(([whole, , noun = '']) => !UNIT.test(noun) && durationsOf(whole).size === 0);
}

/** "5 € more", where the sentence names both prices. */
function isDifference(number: string, known: readonly number[]): boolean {
  return known.some((one) =>
    known.some((other) => Math.abs(one - other - Number(number)) < TOLERANCE && one !== other),
  );
}

/**
 * True iff every link, address, phone number, number, date, time, price and currency of the sentence stands in the evidence.
 * Another unit of the same time ("two weeks" for 14 days), the length of a list, the difference of two numbers that the
 * sentence names, and a long number of the visitor's own say nothing new. What fails must not be said.
 */
export function isSupported(sentence: string, { facts, listLengths: lengths, asked }: Evidence): boolean {
  const text = withoutMarks(sentence).replace(ITEM, '');
  const rest = withoutDurations(text, facts.durations);
  const said = readFacts(rest);
  // A number of a time that nobody names is none of the day's hours either.
  const timed = readFacts(durationPhrases(rest)).numbers;
  const numbers = [...said.numbers];
  const known = numbers.filter((number) => hasNumber(facts, number)).map(Number);
  return (
    [...said.links].every((one) => facts.links.has(one)) &&
    [...said.emails].every((one) => facts.emails.has(one)) &&
    [...said.phones].every((one) => facts.phones.has(one) || asked.has(one)) &&
    [...said.currencies].every((one) => facts.currencies.has(one)) &&
    said.dates.every((date) => facts.dates.some((one) => isSameDate(date, one))) &&
    [...said.times].every((time) => hasTime(facts, time)) &&
    numbers.every(
      (number) =>
        (timed.has(number) ? facts.numbers.has(number) : hasNumber(facts, number)) ||
        (said.currencies.size === 0 && asked.has(number)) ||
        isDifference(number, known) ||
        countsList(text, number, lengths),
    )
  );
}
