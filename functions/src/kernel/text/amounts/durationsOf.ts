import { fold } from '@parlance/domain/text/fold';
import { anyOf } from '../../vocabulary/anyOf.ts';
import type { Vocabulary } from '../../vocabulary/Vocabulary.ts';
import { NUMBER_PATTERN, NUMBER_WORDS } from './NUMBER_WORDS.ts';

/** A length of time in whole minutes or whole months, which do not convert into each other. */
export type Duration = `${number} min` | `${number} months`;

const HOUR = 60;
const DAY = 24 * HOUR;
const YEAR = 12;
/** The units' names, folded, with what they are in minutes or in months. */
const UNITS: readonly [unit: RegExp, amount: number, of: 'min' | 'months'][] = [
  [namesOf('minute'), 1, 'min'],
  [namesOf('hour'), HOUR, 'min'],
  [namesOf('day'), DAY, 'min'],
  [namesOf('week'), 7 * DAY, 'min'],
  [namesOf('month'), 1, 'months'],
  [namesOf('year'), YEAR, 'months'],
];
const ARTICLE = anyOf(({ amounts }) => amounts.article);
const ONE = `(?:${ARTICLE}|${anyOf(({ amounts }) => amounts.one)})`;
const HALF = anyOf(({ amounts }) => amounts.half);
const TO = anyOf(({ joints }) => joints.to);
const AMOUNT = String.raw`(?:\d{1,4}(?:[.,]\d)?|${NUMBER_PATTERN}|${ONE}|${HALF})(?![\p{L}\p{N}])`;
const RANGE = String.raw`(?:(${AMOUNT})(?:\s*[-–]\s*|\s+${TO}\s+))?`;
const KIND = String.raw`(?:\s+${anyOf(({ amounts }) => amounts.whole)})?`;
const IS_ONE = new RegExp(`^${ONE}$`);
const IS_HALF = new RegExp(`^${HALF}$`);
/** Overlapping: each word may be the amount of the next, as in "up to two weeks". */
const PHRASE = new RegExp(String.raw`(?<![\p{L}\p{N}.,])(?=(${RANGE}(${AMOUNT})${KIND}[\s-]+(\p{L}+)))`, 'giu');

function namesOf(unit: keyof Vocabulary['amounts']['units']): RegExp {
  return new RegExp(`^${anyOf(({ amounts }) => amounts.units[unit])}$`);
}

function amountIn(written: string): number | undefined {
  if (/^\d/.test(written)) return Number(written.replace(',', '.'));
  if (IS_ONE.test(written)) return 1;
  if (IS_HALF.test(written)) return 0.5;
  return NUMBER_WORDS[written];
}

function phrasesIn(text: string): { phrase: string; durations: Duration[] }[] {
  return [...text.matchAll(PHRASE)].flatMap(([, phrase = '', from = '', to = '', name = '']) => {
    const unit = UNITS.find(([pattern]) => pattern.test(fold(name)));
    if (unit === undefined || amountIn(fold(to)) === undefined) return [];
    const [, size, of] = unit;
    const amounts = [from, to].flatMap((written) => amountIn(fold(written)) ?? []);
    return { phrase, durations: amounts.map((amount) => `${Math.round(amount * size)} ${of}` as const) };
  });
}

/**
 * The lengths of time that a text names: "two weeks" and "14 days" are the same. Working days count as
 * days.
 */
export function durationsOf(text: string): Set<Duration> {
  return new Set(phrasesIn(text).flatMap(({ durations }) => durations));
}

/** The text without the lengths of time that are known, in whatever unit it names them. */
export function withoutDurations(text: string, known: ReadonlySet<Duration>): string {
  const phrases = phrasesIn(text).filter(({ durations }) => durations.every((one) => known.has(one)));
  return phrases.reduce((rest, { phrase }) => rest.replace(phrase, ' '), text);
}

/** Phrases of a text that state lengths of time, and nothing else of it. */
export function durationPhrases(text: string): string {
  return phrasesIn(text)
    .map(({ phrase }) => phrase)
    .join('\n');
}
