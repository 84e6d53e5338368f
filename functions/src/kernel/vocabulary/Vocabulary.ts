import type { Asking } from './Asking.ts';
import type { Reading } from './Reading.ts';

/*
 * Words by which texts of a language are read. Lists are separated by white space. Patterns are alternatives for a part of a regular
 * expression, without capturing groups; empty where the language has nothing of the kind. "Folded": as `fold` leaves it.
 */

/** Looks and forms of words. */
interface Words {
  /** Letters of its alphabet that no other of the product's languages has. */
  letters: string;
  /** Common words that none of the other languages has, folded. */
  own: string;
  /** Beginnings, ends and sequences of letters that its words have more often than those of other languages, folded. */
  shapes: readonly RegExp[];
  /** Words that say how something is asked rather than what about. */
  frame: string;
  /** Shorthand and fillers of chats, folded. None negates, and none has the stem of a word that says something, such as "mal", "halt" or "grad". */
  fillers: string;
  /** Endings of folded words, and the least that has to be left of a word without one. */
  endings: readonly (readonly [ending: string, least: number])[];
  /** Pattern of abbreviations that end in a full stop, without it. */
  abbreviations: string;
  /** First parts of compounds that keep their hyphen at the end of a line, and endings before which they do not. */
  hyphenated: Readonly<Record<'parts' | 'endings', string>>;
  /** Pattern of words before which a hyphen stands for the rest of a word. */
  afterHyphen: string;
}

/** Small words between others, as patterns. */
interface Joints {
  and: string;
  or: string;
  /** Before the last item of a list. */
  lastItem: string;
  /** Between two statements of a sentence. */
  statements: string;
  /** Between the two ends of a span; between times of the day and between days alone. */
  to: string;
  toTime: string;
  toDay: string;
  /** "is", before a number or a name. */
  is: string;
  /** "number", before a number. */
  number: string;
}

type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
type Money = 'eur' | 'usd' | 'gbp' | 'chf' | 'percent';
type Measure =
  | 'gram'
  | 'kilogram'
  | 'tonne'
  | 'millimetre'
  | 'centimetre'
  | 'metre'
  | 'kilometre'
  | 'litre'
  | 'people'
  | 'age';
type Seven<T> = readonly [T, T, T, T, T, T, T];
type Twelve<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T];

/** Words around a figure that say of what others it is the first or the last one, folded, as patterns. */
interface Bounds {
  /** Bounds that are no part of what they bound: "more than", "less than". */
  over: string;
  under: string;
  /** Words behind a figure, beside those of `statements.orMore`. */
  orMore: string;
  orLess: string;
  /** Word before two figures with "and" between them. */
  between: string;
  /** Words between a bound and its figure: "up to and including". */
  filler: string;
  /** Bounds that are the other one where time is counted backwards, and what says so: "up to 14 days before" is 14 days or more. */
  turned: string;
  before: string;
  /** Words before what a figure is for each of: "per person" counts no persons. */
  each: string;
}

/** Words of amounts and times, as patterns but for `words`. */
interface Amounts {
  /** Numbers from two to twelve, in order. */
  words: string;
  /** The indefinite article, "one" where it is another word, and "half". */
  article: string;
  one: string;
  half: string;
  units: Readonly<Record<Unit, string>>;
  /** Words between a number and its unit of time. */
  whole: string;
  /** Names of currencies and of a hundredth share. */
  money: Readonly<Record<Money, string>>;
  /** Units by other names than their signs, people however they are called, and those who are told apart by their age, folded. */
  measures: Readonly<Record<Measure, string>>;
  bounds: Readonly<Bounds>;
  /** Units behind numbers that count no items of a list, folded. */
  counted: string;
  months: Twelve<string>;
  /** Ends of the numbers of days, the word between day and month, and words before a date without a year. */
  ordinals: string;
  ofMonth: string;
  beforeDate: string;
  /** Behind a time of the day. */
  clock: string;
  /** Days from Monday on, in full and with their short forms, folded; short forms before a dash or a time. */
  days: Seven<string>;
  longDays: string;
  shortDays: string;
  weekdays: string;
  weekends: string;
  daily: string;
}

/** Words by which texts of one language are read, of visitors, of websites and of documents. */
export interface Vocabulary extends Asking, Reading {
  words: Readonly<Words>;
  joints: Readonly<Joints>;
  amounts: Readonly<Amounts>;
}
