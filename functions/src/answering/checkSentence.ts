import { fold } from '../text/fold.ts';

const MARK = /\s*\[(\d{1,2})\]/g;
const LINK = /(?:https?:\/\/|www\.)[^\s<>"')\]]+/gi;
const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;
const NUMBER = /\d+(?:[.,:/-]\d+)*/g;

/** Digits alone: "1.000,00", "1,000.00" and "1 000" are written differently but must not differ in their digits. */
function digits(number: string): string {
  return number.replace(/\D/g, '');
}

/** What a sentence states that can be checked to the letter: links, e-mail addresses, numbers with their dates, times and prices. */
function facts(text: string): { exact: string[]; numbers: string[] } {
  const bare = text.replace(MARK, '');
  const exact = [...(bare.match(LINK) ?? []), ...(bare.match(EMAIL) ?? [])].map((fact) =>
    fold(fact).replace(/[.,;:!?]+$/, ''),
  );
  return { exact, numbers: (bare.replace(LINK, '').match(NUMBER) ?? []).map(digits) };
}

/** The passage numbers that a sentence cites. */
export function citedNumbers(sentence: string): number[] {
  return [...sentence.matchAll(MARK)].map((mark) => Number(mark[1]));
}

/** The sentence without marks that point at no passage. */
export function dropUnknownMarks(sentence: string, known: ReadonlySet<number>): string {
  return sentence.replace(MARK, (mark, n: string) => (known.has(Number(n)) ? mark : ''));
}

/**
 * True iff every link, address, number, date, time and price of the sentence stands in `evidence` (passages and
 * instructions). What fails must not be said.
 */
export function isSupported(sentence: string, evidence: string): boolean {
  const { exact, numbers } = facts(sentence);
  const folded = fold(evidence);
  const present = new Set((evidence.match(NUMBER) ?? []).flatMap((number) => [digits(number), ...number.split(/\D/)]));
  return exact.every((fact) => folded.includes(fact)) && numbers.every((number) => present.has(number));
}
