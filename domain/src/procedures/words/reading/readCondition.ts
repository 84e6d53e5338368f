import type { Condition } from '../../../documents/procedures/procedureOf.ts';
import { fold } from '../../../text/fold.ts';
import { type MaskedText, withoutMasks } from './maskedText.ts';
import { nameFrom } from './nameFrom.ts';
import type { ReadField } from './readField.ts';
import type { StepWords } from '../vocabulary/StepWords.ts';
import { fitting, found, sharedWords, tokensOf } from './wordPatterns.ts';

/** Ways of which one has to hold, each of conditions that all have to; or the reason why the words are none. */
export type ReadCondition =
  | { anyOf: Condition[][]; isOpposite: boolean }
  | { fault: 'not-understood' | 'no-value' | 'unit' };

interface Context {
  words: StepWords;
  masked: MaskedText;
  /** Values that were asked for before, in their order. */
  asked: readonly ReadField[];
}

const WEEK = 7;
const SHORTEST_STEM = 4;

/** The value of a kind that shares most words with a condition; the only one of its kind without a shared one; undefined where several could be meant. */
function valueFor(text: string, asked: readonly ReadField[]): ReadField | undefined {
  const [only, second] = asked;
  if (second === undefined) return only;
  const words = tokensOf(text);
  const scored = asked
    .map((each) => ({ each, score: sharedWords(words, tokensOf(`${each.about} ${each.field.name}`)) }))
    .toSorted((one, other) => other.score - one.score);
  const [best, next] = scored;
  return best !== undefined && best.score > (next?.score ?? 0) ? best.each : undefined;
}

function amountIn(text: string, words: StepWords['conditions']) {
  const counts = words.numbers.split(' ');
  // Longer bounds first: "no more than" is no "more than".
  for (const bound of ['atMost', 'atLeast', 'over', 'under'] as const) {
    const source = String.raw`(?<![\p{L}])(?:${words[bound]}) (?<count>\d+(?:[.,]\d+)?|${counts.join('|')})(?: ?(?<unit>${words.days}|${words.weeks}|${words.unsteady}))?(?![\p{L}])`;
    const match = found(text, source);
    if (match === undefined) continue;
    const said = (match.groups?.['count'] ?? '').toLowerCase();
    const count = counts.includes(said) ? counts.indexOf(said) + 2 : Number(said.replace(',', '.'));
    return { bound, count, unit: match.groups?.['unit'] ?? '', rest: text.replace(match[0], ' ') };
  }
  return undefined;
}

function amountCondition(text: string, { words, asked }: Context): ReadCondition | undefined {
  const amount = amountIn(text, words.conditions);
  if (amount === undefined) return undefined;
  const { bound, count, unit, rest } = amount;
  const isOpposite = found(rest, words.conditions.negation) !== undefined;
  if (unit === '') {
    const value = valueFor(
      rest,
      asked.filter(({ field }) => field.type === 'number'),
    );
    if (value === undefined) return { fault: 'no-value' };
    const isTurned = bound === 'atLeast' || bound === 'atMost';
    const is = bound === 'over' || bound === 'atMost' ? 'above' : 'below';
    const condition = { value: value.field.name, is, than: String(count) } as const;
    return { anyOf: [[condition]], isOpposite: isOpposite !== isTurned };
  }
  const isWeeks = found(unit, `^(?:${words.conditions.weeks})$`) !== undefined;
  if (!isWeeks && found(unit, `^(?:${words.conditions.days})$`) === undefined) return { fault: 'unit' };
  const value = valueFor(
    rest,
    asked.filter(({ field }) => field.type === 'date'),
  );
  if (value === undefined) return { fault: 'no-value' };
  const days = count * (isWeeks ? WEEK : 1) - (bound === 'under' || bound === 'atLeast' ? 1 : 0);
  const is = bound === 'over' || bound === 'atLeast' ? 'older' : 'within';
  return { anyOf: [[{ value: value.field.name, is, than: String(days) }]], isOpposite };
}

function wordsIn(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? [];
}

/** True iff a word of a condition is the one of an answer, or it with an ending. */
function isForm(word: string, token: string): boolean {
  return word === token || (token.length >= SHORTEST_STEM && word.startsWith(token));
}

/** True iff a condition has no other words than the question: "unopened" is not "opened", and a damaged article no unopened one. */
function isSaidOf(text: string, about: string, { fields, conditions }: StepWords): boolean {
  const skipped = new Set(fields.skipped.split(' '));
  const known = wordsIn(about);
  const said = wordsIn(text.replace(new RegExp(conditions.negation, 'giu'), ' ')).filter((word) => !skipped.has(word));
  return said.length > 0 && said.every((word) => known.includes(word));
}

function optionCondition(text: string, { words, asked }: Context): ReadCondition | undefined {
  const said = wordsIn(text);
  const { negation } = words.conditions;
  for (const { field, isYesNo, about } of asked.toReversed()) {
    if (field.type !== 'choice') continue;
    const [yes, no] = field.options;
    if (isYesNo && yes !== undefined && no !== undefined && isSaidOf(text, about, words)) {
      const isOpposite = found(text, negation) !== undefined;
      return { anyOf: [[{ value: field.name, is: 'equal', than: yes.value }]], isOpposite };
    }
    const named = isYesNo
      ? []
      : field.options.filter(({ label }) => wordsIn(label).every((token) => said.some((word) => isForm(word, token))));
    if (named.length === 0) continue;
    // An answer may have a "not" in it that denies nothing.
    const labels = named.flatMap(({ label }) => wordsIn(label));
    const rest = said.filter((word) => !labels.some((token) => isForm(word, token))).join(' ');
    const anyOf = named.map(({ value }) => [{ value: field.name, is: 'equal' as const, than: value }]);
    return { anyOf, isOpposite: found(rest, negation) !== undefined };
  }
  return undefined;
}

function otherCondition(text: string, { words, masked, asked }: Context): ReadCondition {
  const { conditions, fields } = words;
  const isOpposite = found(text, conditions.negation) !== undefined;
  if (found(text, conditions.signedIn) !== undefined) {
    return { anyOf: [[{ value: 'customer.subject', is: 'present', than: '' }]], isOpposite };
  }
  const near = (part: string) => asked.filter(({ about }) => sharedWords(tokensOf(part), tokensOf(about)) > 0);
  for (const is of ['missing', 'present'] as const) {
    if (found(text, conditions[is]) === undefined) continue;
    const value = valueFor(text, near(text));
    return value === undefined
      ? { fault: 'no-value' }
      : { anyOf: [[{ value: value.field.name, is, than: '' }]], isOpposite: false };
  }
  const equal = fitting(text, conditions.equal);
  const [subject, than] = [equal?.['subject'], equal?.['than']];
  if (subject === undefined || than === undefined) return { fault: 'not-understood' };
  const value = valueFor(subject, near(subject));
  if (value === undefined) return { fault: 'no-value' };
  const said = masked.quotes(than)[0] ?? withoutMasks(than).replace(new RegExp(conditions.negation, 'giu'), '').trim();
  const isChoice = value.field.type === 'choice';
  // An answer that the question does not have.
  if (isChoice) return { fault: 'no-value' };
  const literal = masked.quotes(than).length > 0 ? said : said.replace(/^(?:=|:)\s*/, '');
  const skipped = new Set(fields.skipped.split(' '));
  return literal === '' || nameFrom(literal, skipped) === 'o_'
    ? { fault: 'not-understood' }
    : { anyOf: [[{ value: value.field.name, is: 'equal', than: literal }]], isOpposite };
}

function readOne(text: string, context: Context): ReadCondition {
  return amountCondition(text, context) ?? optionCondition(text, context) ?? otherCondition(text, context);
}

const OPPOSITES: Partial<Record<Condition['is'], Condition['is']>> = {
  equal: 'not-equal',
  present: 'missing',
  missing: 'present',
};

/** The one condition that a part has, turned where the part says its opposite; undefined where it has another form. */
function singleOf(read: ReadCondition): Condition | undefined {
  const [only, second] = 'fault' in read ? [] : read.anyOf.flat();
  if ('fault' in read || only === undefined || second !== undefined) return undefined;
  const turned = OPPOSITES[only.is];
  if (!read.isOpposite) return only;
  return turned === undefined ? undefined : { ...only, is: turned };
}

/** Conditions of a conditional line about values that were asked for before it. */
export function readCondition(text: string, context: Context): ReadCondition {
  const parts = text.split(new RegExp(context.words.conditions.and, 'iu'));
  if (parts.length === 1) return readOne(text, context);
  const all = parts.flatMap((part) => singleOf(readOne(part, context)) ?? []);
  return all.length === parts.length ? { anyOf: [all], isOpposite: false } : { fault: 'not-understood' };
}
