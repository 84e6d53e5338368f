import { anyOf } from '../vocabulary/anyOf.ts';
import { VOCABULARIES } from '../vocabulary/VOCABULARIES.ts';
import { contentWords } from './contentWords.ts';

/** Two things that a question compares. */
export interface Compared {
  /** Stemmed words that each of the two has to itself. */
  names: readonly [readonly string[], readonly string[]];
  /** The question about each of them alone. */
  queries: readonly [string, string];
}

const COMPARATIVE = anyOf(({ questions }) => questions.comparisons.comparatives);
const NOUN = anyOf(({ questions }) => questions.comparisons.noun);
const VERB = anyOf(({ questions }) => questions.comparisons.verbs);
const BE = anyOf(({ questions }) => questions.comparisons.be);
const BEHIND = anyOf(({ questions }) => questions.comparisons.behind);
const THAN = anyOf(({ questions }) => questions.comparisons.than);
const OR = anyOf(({ joints }) => joints.or);
const END = String.raw`(?=\s*(?:[?.!,;]|$))`;

/** Forms in which a question names two things, with what precedes them. */
const FORMS: readonly RegExp[] = [
  ...Object.values(VOCABULARIES).flatMap(({ questions }) => questions.comparisons.forms.map((form) => `${form}${END}`)),
  // Is Solo cheaper than Studio? Ist Solo günstiger als Studio?
  String.raw`(?:^|\b${VERB}\s+)(?<a>[^?.!,]+?) (?:${BEHIND} )?${COMPARATIVE}(?: \p{L}+)? ${THAN} (?<b>.+?)${END}`,
  // Which is cheaper, a city bike or a mountain bike?
  String.raw`(?:${COMPARATIVE}|${NOUN})\b[^?.!]*?[,:] (?<a>[^,?.!]+?) ${OR} (?<b>.+?)${END}`,
  // Which is faster: what follows at once. Is shipping to Austria or to Italy cheaper?
  String.raw`(?:^|\b${BE}\s+)(?<a>[^,?.!]+?) ${OR} (?<b>[^,?.!]+?) ${COMPARATIVE}${END}`,
  String.raw`(?<a>[^,?.!]+?) (?:vs\.?|versus) (?<b>.+?)${END}`,
].map((form) => new RegExp(form, 'iu'));

/**
 * The two things that a question compares, or undefined where it compares none. "Shipping to Austria or to
 * Italy": what only the longer one says belongs to both.
 */
export function comparedIn(question: string): Compared | undefined {
  for (const form of FORMS) {
    const { index, groups } = form.exec(question) ?? {};
    const { a, b } = groups ?? {};
    if (index === undefined || a === undefined || b === undefined) continue;
    const [first, second] = [contentWords(a), contentWords(b)];
    const names = [
      first.filter((word) => !second.includes(word)),
      second.filter((word) => !first.includes(word)),
    ] as const;
    if (names.some((own) => own.length === 0)) continue;
    const start = question.indexOf(a, index);
    const end = question.indexOf(b, start + a.length) + b.length;
    const [before, after] = [question.slice(0, start), question.slice(end)];
    const [inA, inB] = [a.split(/\s+/), b.split(/\s+/)];
    const surplus = inA.length - inB.length;
    const head = surplus > 0 ? `${inA.slice(0, surplus).join(' ')} ` : '';
    const tail = surplus < 0 ? ` ${inB.slice(surplus).join(' ')}` : '';
    return { names, queries: [`${before}${a}${tail}${after}`, `${before}${head}${b}${after}`] };
  }
  return undefined;
}
