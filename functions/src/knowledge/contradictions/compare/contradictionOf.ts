import { nearness } from '../../../kernel/text/nearness.ts';
import type { Figure } from './figure.ts';
import { isOtherwise } from './isOtherwise.ts';
import type { Statement } from './statementsOf.ts';
import { isAmong, type StatementWord } from './wordsOf.ts';

/** Two figures that cannot both hold. */
export interface Difference {
  one: Figure;
  other: Figure;
}

function isSameList(one: readonly (string | number)[], other: readonly (string | number)[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}

function allOf({ words, before, context, title }: Statement): StatementWord[] {
  return [...words, ...before, ...context, ...title];
}

/** The words of a statement that the other one has nowhere, by what they are there for. */
function missingOf(one: Statement, other: Statement): { topic: boolean; party: boolean } {
  const there = allOf(other);
  const missing = [...one.words, ...one.before].filter((word) => word.role !== 'carrier' && !isAmong(word, there));
  return { topic: missing.some(({ role }) => role === 'topic'), party: missing.some(({ role }) => role === 'party') };
}

/** Headings that name something which neither the statement below them nor the other one does. */
function strangersOf(context: readonly StatementWord[], one: Statement, other: Statement): StatementWord[] {
  const own = new Set(one.words.map(({ stem }) => stem));
  return context.filter(
    (word) =>
      word.role !== 'carrier' &&
      !word.isOfPage &&
      nearness(word.stem, own) === 0 &&
      !isAmong(word, one.words) &&
      !isAmong(word, allOf(other)),
  );
}

/** Kinds of figures that differ from branch to branch, and from person to person: a heading of one word may be the branch. */
const LOCAL: ReadonlySet<Figure['kind']> = new Set(['time', 'phone', 'name']);
/** Minimum words of its own that tell a priced thing apart without the heading above it. */
const TELLING_WORDS = 2;

/**
 * True if headings say that two statements are about different things: both name something of their own, or one of them names
 * more than a topic in a word ("Tents › Alpha", "Branch in Vienna"), or that word may be a branch or a product.
 */
function isOfAnother(one: Statement, other: Statement, { kind }: Figure): boolean {
  const strangers = [strangersOf(one.context, one, other).length, strangersOf(other.context, other, one).length];
  const most = Math.max(...strangers);
  if (most === 0) return false;
  const topics = one.words.filter(({ role }) => role === 'topic').length;
  return most > 1 || !strangers.includes(0) || LOCAL.has(kind) || (kind === 'price' && topics < TELLING_WORDS);
}

/** True if two statements have the same subject: nothing that one of them names is missing in the other. */
function isSameSubject(one: Statement, other: Statement, figure: Figure): boolean {
  if (one.days.size !== other.days.size || [...one.days].some((day) => !other.days.has(day))) return false;
  if (!isSameList(one.labels, other.labels) || !isSameList(one.turns, other.turns)) return false;
  const [here, there] = [missingOf(one, other), missingOf(other, one)];
  if (here.topic || there.topic || (here.party && there.party)) return false;
  const areStrangers = strangersOf(one.title, one, other).length > 0 && strangersOf(other.title, other, one).length > 0;
  return !areStrangers && !isOfAnother(one, other, figure);
}

/** True if anything but its figure says what a statement is about. */
function isAboutSomething(one: Statement, other: Statement, { kind }: Figure): boolean {
  if (kind === 'phone' || one.days.size > 0) return true;
  return one.words.some((word) => word.role !== 'carrier' && isAmong(word, allOf(other)));
}

/**
 * Difference between two statements about the same thing: one figure, with all others equal, so that a weight or a number of
 * persons on which a price depends tells two prices apart. Undefined if both may hold. Measured on
 * tests/fixtures/contradictions.json.
 */
export function contradictionOf(one: Statement, other: Statement): Difference | undefined {
  if (one.figures.length !== other.figures.length) return undefined;
  const differences: Difference[] = [];
  for (const [at, figure] of one.figures.entries()) {
    const match = other.figures[at];
    if (match === undefined || match.kind !== figure.kind || match.unit !== figure.unit) return undefined;
    if (isOtherwise(figure, match)) differences.push({ one: figure, other: match });
    else if (match.bound !== figure.bound || !isSameList(match.values, figure.values)) return undefined;
  }
  const [difference] = differences;
  if (difference === undefined || differences.length > 1) return undefined;
  return isSameSubject(one, other, difference.one) && isAboutSomething(one, other, difference.one)
    ? difference
    : undefined;
}
