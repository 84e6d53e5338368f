import { readFacts, type Facts } from './readFacts.ts';
import type { DateFact } from './takeDates.ts';

const MARK = /\s*\[(\d{1,2})\]/g;
/** The number of a list's item states nothing. */
const ITEM = /^\s*\d{1,2}[.)]\s+/gm;

/** The passage numbers that a sentence cites. */
export function citedNumbers(sentence: string): number[] {
  return [...sentence.matchAll(MARK)].map((mark) => Number(mark[1]));
}

/** The sentence without marks that point at no passage. */
export function dropUnknownMarks(sentence: string, known: ReadonlySet<number>): string {
  return sentence.replace(MARK, (mark, n: string) => (known.has(Number(n)) ? mark : ''));
}

function isSameDate(one: DateFact, other: DateFact): boolean {
  return (
    one.day === other.day &&
    one.month === other.month &&
    (one.year === null || other.year === null || one.year === other.year)
  );
}

/** A full hour may be written as a bare number: "9 to 18 Uhr". */
function hasTime(evidence: Facts, time: string): boolean {
  const [hours = '', minutes] = time.split(':');
  return evidence.times.has(time) || (minutes === '00' && evidence.numbers.has(String(Number(hours))));
}

function hasNumber(evidence: Facts, number: string): boolean {
  return (
    evidence.numbers.has(number) ||
    evidence.times.has(`${number.padStart(2, '0')}:00`) ||
    evidence.dates.some(({ day, month, year }) => [day, month, year].includes(Number(number)))
  );
}

/**
 * True iff every link, address, phone number, number, date, time, price and currency of the sentence stands in `evidence`:
 * the facts of the passages, the business's own answers and its instructions. What fails must not be said.
 */
export function isSupported(sentence: string, evidence: Facts): boolean {
  const said = readFacts(sentence.replace(MARK, '').replace(ITEM, ''));
  return (
    [...said.links].every((one) => evidence.links.has(one)) &&
    [...said.emails].every((one) => evidence.emails.has(one)) &&
    [...said.phones].every((one) => evidence.phones.has(one)) &&
    [...said.currencies].every((one) => evidence.currencies.has(one)) &&
    said.dates.every((date) => evidence.dates.some((known) => isSameDate(date, known))) &&
    [...said.times].every((time) => hasTime(evidence, time)) &&
    [...said.numbers].every((number) => hasNumber(evidence, number))
  );
}
