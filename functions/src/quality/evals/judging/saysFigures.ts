import { isSupported } from '../../../answering/checkSentence.ts';
import { evidenceOf } from '../../../answering/evidence.ts';

/** A year that ends a sentence: its full stop would make it none of a date's. */
const LAST_YEAR = /(?<=\b\d{4})\.(?=\s|$)/g;

/**
 * Reports whether each figure, price, date, time, link and address of `fact` is in `text`, whatever the notation. The dash before
 * it keeps the number of "1. Mai" from being that of a list's item.
 */
export function saysFigures(fact: string, text: string): boolean {
  const [said, given] = [fact, text].map((one) => one.replace(LAST_YEAR, ''));
  return isSupported(`– ${said}`, evidenceOf([given ?? ''], ''));
}
