import { REMEMBERED_PASSAGES } from '../kernel/text/REMEMBERED_PASSAGES.ts';
import { remembered } from '../kernel/text/remembered.ts';
import { durationsOf, withoutDurations } from '../kernel/text/amounts/durationsOf.ts';
import { joinFacts } from './grounding/joinFacts.ts';
import { listLengths } from './grounding/listLengths.ts';
import { type Facts, readFacts } from './grounding/readFacts.ts';

/** Facts and numbers that an answer may state. */
export interface Evidence {
  facts: Facts;
  /** Numbers of items in the lists of the evidence. */
  listLengths: ReadonlySet<number>;
  /** Numbers of the visitor's own that may be repeated, such as one of an order. */
  asked: ReadonlySet<string>;
}

/** Minimum digits of an order or customer number: more than any price, time or amount that somebody could put into our mouth. */
const REFERENCE_DIGITS = 5;

const readText = remembered(REMEMBERED_PASSAGES, (text) => {
  const durations = durationsOf(text);
  // The 14 of "14 days" is no price.
  return { facts: { ...readFacts(withoutDurations(text, durations)), durations }, listLengths: listLengths(text) };
});

/** @param texts Passages, own answers, instructions, and whatever else the business says of itself. */
export function evidenceOf(texts: readonly string[], question: string): Evidence {
  const numbers = [...readFacts(question).numbers];
  const read = texts.map(readText);
  return {
    facts: joinFacts(read.map(({ facts }) => facts)),
    listLengths: new Set(read.flatMap((text) => [...text.listLengths])),
    asked: new Set(numbers.filter((number) => number.length >= REFERENCE_DIGITS && /^\d+$/.test(number))),
  };
}
