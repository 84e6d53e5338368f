import { detectLanguage } from '../../../kernel/text/detectLanguage.ts';
import { fold } from '@parlance/domain/text/fold';
import { NO_ANSWER } from '../../noAnswer.ts';
import type { Locale } from '@parlance/domain/locales';
import { comparedIn } from '../../../kernel/text/comparedIn.ts';
import { contentWords } from '../../../kernel/text/contentWords.ts';
import { nearness } from '../../../kernel/text/nearness.ts';
import { namesIn } from './namesIn.ts';
import { Relevance } from './Relevance.ts';
import { sayRow } from './sayRow.ts';
import { isOtherWay } from './isOtherWay.ts';
import { attributeOf, lacksAttribute } from './lacksAttribute.ts';
import { lacksObject } from './lacksObject.ts';
import { askingClause } from './askingClause.ts';
import { extremeOf } from './extremeOf.ts';
import { unbeaten } from './ranges/unbeaten.ts';
import { withRanges } from './ranges/withRanges.ts';
import { withHoliday } from './holidays/withHoliday.ts';
import { otherObject } from './otherObject.ts';
import { focusOf } from './focusOf.ts';
import { keyOf } from './keyOf.ts';
import { listUnits, type NumberedPassage, type Unit, unitsOf } from './unitsOf.ts';
import { classAskedFor } from './classAskedFor.ts';
import { type Kind, wantedOf } from '../../wantedOf.ts';
import { anyOf } from '../../../kernel/vocabulary/anyOf.ts';

/** A sentence that meets less of the question than this answers nothing: of few words nearly all have to be met. */
const MIN_SCORE = 0.26;
const MIN_OF_ONE = 0.42;
/** Share of that which is enough where another answer is asked for. */
const AGAIN = 0.9;
/** Factor for the score of a sentence that does not state what was asked for. */
const UNSTATED = 0.5;
/** Factor for one without the word for it, though its surroundings might have it: care of boots is no warranty. */
const BESIDE = 0.75;
/** Factor for one that only announces its subject: "Which files there are, and what happens to them." */
const ANNOUNCED = 0.6;
/** Factor for one in another language than the question's, which has the question's words by chance. */
const FOREIGN = 0.6;
const ANNOUNCES = new RegExp(String.raw`^${anyOf(({ questions }) => questions.announces)}\b[^\d:]*\.$`);
/** A second sentence has at least this share of the best one's score. */
const NEAR_BEST = 0.8;
/** A question of so many words of a topic may have its answer beside the sentence that has most of them. */
const MANY_TOPICS = 4;
const NEAR_BEST_OF_MANY = 0.65;
/** A sentence is compared with the best one if it has at least this share of its score. */
const COMPARED = 0.75;
/** A slip of the keyboard in a name is allowed, half a name is not. */
const NAMED = 0.7;
/** Bonus for a sentence's own words, between sentences of one passage. */
const OWN_WORDS = 0.3;
/** Bonus for a row whose first cell has words of the question: the row is about that. */
const KEY_WORDS = 0.15;
/** Bonus for a sentence that states what is probably asked for. */
const LIKELY = 0.8;
/** Bonus for a heading with nothing but words of the question: the whole section is about that. */
const HEADING_WORDS = 0.15;
/** Bonus for a list where things of its kind are asked for. */
const LISTED = 0.7;
/** Deduction for each place further back among the passages. */
const RANK = 0.01;

const QUESTION = /[?？]\s*["”“»)]*$/;
/** A question that compares rows of which it names none: "which bleaching is cheaper?" */
const COMPARISON = new RegExp(String.raw`\b${anyOf(({ questions }) => questions.cheaper)}`);
/** Words by which a question compares, and which stand in no answer. */
const COMPARING = new RegExp(String.raw`\b${anyOf(({ questions }) => questions.compares)}\b`, 'giu');

interface Scored extends Unit {
  score: number;
  order: number;
}

interface Asked {
  locale: Locale;
  wanted: readonly Kind[];
  relevance: Relevance;
  focus: string | undefined;
  isComparison: boolean;
  /** The passages in another language, by number, where there are some in the question's too. */
  foreign: ReadonlySet<number>;
}

/**
 * The sentence or row of the passages that answers best, to the letter, with its [n], and a second one if it adds what was
 * asked; NO_ANSWER when none meets enough of the question. Sentences of the `former` answer come only where no other meets
 * enough. Never paraphrases and knows nothing beyond the passages.
 */
export function extractAnswer(question: string, found: readonly NumberedPassage[], former = ''): string {
  const passages = found.filter(({ heading }) => !isOtherWay(question, heading));
  const locale = detectLanguage(question, 'en');
  const best = bothSides(question, passages) ?? bestOf(question, passages, former);
  const named = withHoliday(question, passages);
  const isUnknown = hasUnknownName(question, locale, named) || lacksObject(question, locale, named);
  if (best.length === 0 || isUnknown) return NO_ANSWER;
  return best.map(({ text, n }) => `${sayRow(text, locale)} [${n}]`).join('\n');
}

/** Of two things that the question compares the best sentence about each; undefined where only one of them, or neither, has any. */
function bothSides(question: string, passages: readonly NumberedPassage[]): Scored[] | undefined {
  const compared = comparedIn(question);
  if (compared === undefined) return undefined;
  const sides = compared.queries.map((query, side) => {
    const names = compared.names[side] ?? [];
    return candidatesFor(query.replace(COMPARING, ' '), passages).candidates.find((unit) => isAbout(unit, names));
  });
  const found = sides.filter((side) => side !== undefined);
  const isOne = new Set(found.map(({ text }) => text)).size < sides.length;
  return isOne ? undefined : found;
}

/** Reports whether a sentence mentions something by its name. A row is about its first cell alone. */
function isAbout({ text, heading }: Unit, names: readonly string[]): boolean {
  const key = keyOf(text);
  const present = new Set(contentWords(key === '' ? `${heading}\n${text}` : key));
  return names.every((word) => nearness(word, present) >= NAMED);
}

/** The best sentence, and a second one if it adds what was asked. */
function bestOf(question: string, passages: readonly NumberedPassage[], former: string): Scored[] {
  const { candidates, asked } = candidatesFor(question, passages, former === '' ? 1 : AGAIN);
  const said = wordsOf(former);
  const others = candidates.filter(
    ({ text }) => ![text, sayRow(text, asked.locale)].some((one) => said.includes(wordsOf(one))),
  );
  const left = others.length > 0 ? others : candidates;
  const [best] = left;
  if (best === undefined) return [];
  const near = left.filter(({ order, isList }) => !isList && order >= COMPARED * best.order);
  const extreme = extremeOf(askingClause(question), near);
  if (extreme !== undefined) return extreme.slice(0, 2);
  const second = left.find((one) => one !== best && isWorthAdding(best, one, asked));
  return second === undefined ? [best] : [best, second];
}

/** The sentences that meet enough of a question, or that `share` of it, the best first. */
function candidatesFor(
  question: string,
  passages: readonly NumberedPassage[],
  share = 1,
): { candidates: Scored[]; asked: Asked } {
  const all = [...unitsOf(passages), ...listsAskedFor(question, passages)];
  const units = withRanges(question, withHoliday(question, all));
  const wanted = wantedIn(question);
  const relevance = new Relevance(question, units, wanted);
  const locale = detectLanguage(question, 'en');
  const asked = {
    locale,
    wanted,
    relevance,
    focus: focusOf(askingClause(question)),
    isComparison: COMPARISON.test(fold(question)),
    foreign: foreignAmong(passages, locale),
  };
  // "And X?" asks about X, whatever the question before it has in common with a sentence.
  const other = otherObject(question);
  const least = share * (MIN_SCORE + MIN_OF_ONE / Math.max(1, relevance.topics));
  const rated = units
    // A question answers none, however much it is like it.
    .filter(({ text }) => !QUESTION.test(text))
    .filter((unit) => other.length === 0 || other.some((word) => relevance.meets(word, unit) >= NAMED))
    .map((unit) => rate(unit, asked));
  const attribute = attributeOf(askingClause(question));
  const candidates = unbeaten(rated)
    .filter((unit) => attribute === undefined || !lacksAttribute(unit, attribute, relevance))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.order - a.order || a.rank - b.rank || a.position - b.position);
  return { candidates, asked };
}

function foreignAmong(passages: readonly NumberedPassage[], locale: Locale): ReadonlySet<number> {
  const foreign = passages.filter(({ text }) => detectLanguage(text, locale) !== locale).map(({ n }) => n);
  return new Set(foreign.length < passages.length ? foreign : []);
}

function rate(unit: Unit, { relevance, wanted, focus, foreign }: Asked): Scored {
  const required = wanted.filter(({ isLikely }) => isLikely === undefined);
  const isStated = required.length === 0 || required.some(({ states }) => states.test(fold(unit.text)));
  const unstated = required.some(({ isExact }) => isExact) ? UNSTATED / 2 : UNSTATED;
  const isBeside = focus !== undefined && relevance.meets(focus, unit) === 0;
  const announced = ANNOUNCES.test(fold(unit.text)) ? ANNOUNCED : 1;
  const factor = (isStated ? 1 : unstated) * (isBeside ? BESIDE : 1) * announced * (foreign.has(unit.n) ? FOREIGN : 1);
  const isLikely = wanted.some((kind) => kind.isLikely === true && kind.states.test(fold(unit.text)));
  const score = relevance.score(unit) * factor + (isLikely ? LIKELY : 0) + (unit.isList ? LISTED : 0);
  const own =
    OWN_WORDS * relevance.coverage(unit.text) +
    KEY_WORDS * relevance.coverage(keyOf(unit.text)) +
    HEADING_WORDS * Math.max(...unit.heading.split(' › ').map((part) => relevance.pertinence(part)));
  return { ...unit, score, order: score + own * factor - RANK * unit.rank };
}

/** The tables that list what a question asks for: their column or their heading is called so. */
function listsAskedFor(question: string, passages: readonly NumberedPassage[]): Unit[] {
  const asked = classAskedFor(askingClause(question));
  if (asked.length === 0) return [];
  return listUnits(passages).filter(({ heading, previous }) => {
    const names = new Set(contentWords(`${heading.split(' › ').slice(-2).join(' ')} ${previous.split(', ')[0] ?? ''}`));
    return asked.some((word) => nearness(word, names) >= NAMED);
  });
}

/** Reports whether a name of the question is in no passage: the answer would be about another town. */
function hasUnknownName(question: string, locale: Locale, passages: readonly NumberedPassage[]): boolean {
  const present = new Set(contentWords(passages.map(({ heading, text }) => `${heading}\n${text}`).join('\n')));
  return namesIn(question, locale).some((name) => contentWords(name).every((word) => nearness(word, present) < NAMED));
}

/** Kinds of things that the last of several sentences asks for, or else the whole. */
function wantedIn(question: string): Kind[] {
  const last = wantedOf(askingClause(question));
  return last.length > 0 ? last : wantedOf(question);
}

/** Reports whether a sentence states something that was asked and that the best one does not. */
function isWorthAdding(best: Scored, other: Scored, { relevance, wanted, isComparison }: Asked): boolean {
  if (best.isList || wordsOf(other.text) === wordsOf(best.text)) return false;
  const share = other.order / best.order;
  if (isComparison && keyOf(best.text) !== '' && keyOf(other.text) !== '') return share >= NEAR_BEST;
  if (relevance.topics >= MANY_TOPICS && share >= NEAR_BEST_OF_MANY) return true;
  if (share < NEAR_BEST) return false;
  const missing = wanted.filter(({ states }) => !states.test(fold(best.text)));
  if (missing.some(({ states }) => states.test(fold(other.text)))) return true;
  const met = new Set(relevance.wordsIn(best.text));
  return relevance.wordsIn(other.text).some((word) => !met.has(word));
}

/** A text's words alone, however it is set and marked. */
function wordsOf(text: string): string {
  return (text.replace(/\[\d+\]/g, '').match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
