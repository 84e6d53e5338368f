import { durationsOf, withoutDurations } from './durationsOf.ts';
import { listLengths } from './listLengths.ts';
import { type Facts, readFacts } from './readFacts.ts';

/** What an answer may state. */
export interface Evidence {
  facts: Facts;
  /** How many items the lists have that stand in it. */
  listLengths: ReadonlySet<number>;
  /** Numbers of the visitor's own that may be repeated, such as one of an order. */
  asked: ReadonlySet<string>;
}

/** So long is a number of an order or a customer, and no price, time or amount that somebody could put into our mouth. */
const REFERENCE_DIGITS = 5;

/** @param texts Passages, own answers, instructions, and whatever else the business says of itself. */
export function evidenceOf(texts: readonly string[], question: string): Evidence {
  const numbers = [...readFacts(question).numbers];
  const whole = texts.join('\n');
  const durations = durationsOf(whole);
  return {
    // The 14 of "14 days" is no price.
    facts: { ...readFacts(withoutDurations(whole, durations)), durations },
    listLengths: new Set(texts.flatMap((text) => [...listLengths(text)])),
    asked: new Set(numbers.filter((number) => number.length >= REFERENCE_DIGITS && /^\d+$/.test(number))),
  };
}
