import { fold } from '@parlance/domain/text/fold';
import { amountOf } from '../../../kernel/text/amounts/amountOf.ts';
import { durationPhrases, durationsOf } from '../../../kernel/text/amounts/durationsOf.ts';
import { MONEY } from '../../../kernel/text/amounts/MONEY.ts';
import { NUMBER_PATTERN, NUMBER_WORDS } from '../../../kernel/text/amounts/NUMBER_WORDS.ts';
import { takeDates } from '../../../kernel/text/amounts/takeDates.ts';
import { CONTACT_PATTERNS } from '../../../kernel/text/CONTACT_PATTERNS.ts';
import { stem } from '../../../kernel/text/stem.ts';
import { boundOf } from './boundOf.ts';
import type { Figure, FigureKind } from './figure.ts';
import { takeMatches } from './takeMatches.ts';
import { takeName } from './takeName.ts';
import { takeTimes } from './takeTimes.ts';
import type { Taken } from './Taken.ts';
import { anyOf } from '../../../kernel/vocabulary/anyOf.ts';

const AMOUNT = String.raw`\d+(?:[.,'’]\d+)*`;
const SPAN = String.raw`(${AMOUNT})(?:\s*(?:-|–|${anyOf(({ joints }) => joints.to)})\s*(${AMOUNT}))?`;
const CURRENCIES: readonly [unit: string, written: string][] = [
  ['eur', String.raw`€|(?:${MONEY.eur}|eur)\b`],
  ['usd', String.raw`\$|(?:${MONEY.usd}|usd)\b`],
  ['gbp', String.raw`£|(?:${MONEY.gbp}|gbp)\b`],
  ['chf', String.raw`(?:${MONEY.chf}|chf)\b`],
];
const PERCENT = new RegExp(String.raw`${SPAN}\s*(?:%|${MONEY.percent}\b)`, 'giu');
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:/-])(?:${SPAN}|(${NUMBER_PATTERN}))\s+(\p{L}{3,}|kg|km|cm|mm|g|m|l|ml)(?!\p{L})`,
  'giu',
);
/** "a day ticket" is no length of time. */
const ARTICLE = new RegExp(String.raw`^${anyOf(({ amounts }) => amounts.article)}\s`, 'iu');
const YEAR = /^(?:19|20)\d{2}$/;
const MONTH_MINUTES = 30 * 24 * 60;

function numbersOf(written: readonly (string | undefined)[]): number[] {
  return written.flatMap((one) => (one === undefined ? [] : amountOf(one).map(Number)));
}

/** Takes out what a pattern finds, with its amounts in the first two groups. */
function takeSpans(taken: Taken, pattern: RegExp, kind: FigureKind, unit: string): Taken {
  const figures = [...taken.figures];
  const rest = takeMatches(taken.rest, pattern, ([written = '', from, to], { before, after }) => {
    const values = numbersOf([from, to]);
    const bound = values.length > 1 ? 'range' : boundOf(before, after);
    figures.push({ kind, unit, values, bound, written: written.trim() });
    return ' ';
  });
  return { figures, rest };
}

function takePrices(taken: Taken): Taken {
  return CURRENCIES.reduce(
    (left, [unit, sign]) =>
      [String.raw`${SPAN}\s*(?:${sign})`, String.raw`(?:${sign})\s*${SPAN}`].reduce(
        (one, pattern) => takeSpans(one, new RegExp(pattern, 'giu'), 'price', unit),
        left,
      ),
    taken,
  );
}

function takePhones({ figures, rest }: Taken): Taken {
  const found: Figure[] = [];
  const left = rest.replace(CONTACT_PATTERNS.phone, (written) => {
    const digits = written
      .replace(/^(?:00|\+)(?:49|43|41|44|1)/, '')
      .replace(/\D/g, '')
      .replace(/^0+/, '');
    found.push({ kind: 'phone', unit: '', bound: 'exact', values: [digits], written: written.trim() });
    return ' ';
  });
  return { figures: [...figures, ...found], rest: left };
}

/** One date of a sentence: of several nobody knows which is which. */
function takeDate(taken: Taken): Taken {
  const { dates, rest } = takeDates(taken.rest);
  const [date] = dates;
  if (date === undefined || dates.length > 1) return taken;
  const text = taken.rest;
  let start = 0;
  while (start < text.length && text[start] === rest[start]) start += 1;
  let end = 0;
  while (end < rest.length - start && text.at(-1 - end) === rest.at(-1 - end)) end += 1;
  const written = text.slice(start, text.length - end).trim();
  const values = [`${date.day}.${date.month}`, ...(date.year === null ? [] : [date.year])];
  return {
    figures: [...taken.figures, { kind: 'date', unit: '', bound: boundOf(text.slice(0, start), ''), values, written }],
    rest,
  };
}

function takeDurations(taken: Taken): Taken {
  const figures = [...taken.figures];
  let { rest } = taken;
  for (const phrase of durationPhrases(rest).split('\n')) {
    const at = phrase === '' || ARTICLE.test(phrase) ? -1 : rest.indexOf(phrase);
    if (at < 0) continue;
    const values = [...durationsOf(phrase)].map(
      (one) => Number.parseInt(one, 10) * (one.endsWith('min') ? 1 : MONTH_MINUTES),
    );
    const bound = values.length > 1 ? 'range' : boundOf(rest.slice(0, at), rest.slice(at + phrase.length));
    figures.push({ kind: 'duration', unit: 'min', bound, values, written: phrase });
    rest = `${rest.slice(0, at)} ${rest.slice(at + phrase.length)}`;
  }
  return { figures, rest };
}

function takeCounted(taken: Taken): Taken {
  const figures = [...taken.figures];
  const rest = takeMatches(taken.rest, COUNTED, ([whole = '', from, to, word, noun = ''], { before }) => {
    if (from !== undefined && YEAR.test(from)) return undefined;
    const values = word === undefined ? numbersOf([from, to]) : [NUMBER_WORDS[fold(word)] ?? 0];
    const bound = values.length > 1 ? 'range' : boundOf(before, '');
    const written = whole.slice(0, whole.length - noun.length).trim();
    figures.push({ kind: 'number', unit: stem(fold(noun)), values, bound, written });
    return ` ${noun}`;
  });
  return { figures, rest };
}

/** Takes the figures out of a sentence, each kind before those that would take it for theirs. */
export function takeFigures(sentence: string): Taken {
  const bare = sentence.replace(CONTACT_PATTERNS.email, ' ').replace(CONTACT_PATTERNS.link, ' ');
  const start: Taken = { figures: [], rest: bare };
  const priced = takeSpans(takePrices(takeDate(takeName(start))), PERCENT, 'percent', '%');
  return takeCounted(takeDurations(takePhones(takeTimes(priced))));
}
