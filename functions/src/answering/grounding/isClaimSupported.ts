import { contentWords } from '../../kernel/text/contentWords.ts';
import { FRAME_WORDS } from '../../kernel/text/FRAME_WORDS.ts';
import { nearness } from '../../kernel/text/nearness.ts';
import { citedNumbers, withoutMarks } from '../checkSentence.ts';
import type { ClaimEvidence, Wording } from './claimEvidence.ts';
import { isWrittenIn } from '../question/isWrittenIn.ts';
import { meaningsOf } from '../meaningsOf.ts';
import { anyOf } from '../../kernel/vocabulary/anyOf.ts';
import { everyWord } from '../../kernel/vocabulary/everyWord.ts';

/** A sentence of whose own words less is found is none of the passages'. Measured on tests/fixtures/claims.json. */
const LEAST_SHARE = 0.5;
/** Weight of what a claim is about, relative to what is said of it: nouns in German, names in English. */
const NOUN_WEIGHT = 2;
/** A word of the same meaning beside the word itself. */
const SYNONYM = 0.9;
/** A word that stands in another passage than the one cited. */
const ELSEWHERE = 0.7;

/** Stems that say nothing of the business: how an answer is opened, and what stands around any link or step. */
const GENERIC: ReadonlySet<string> = new Set(contentWords(everyWord(({ statements }) => statements.generic).join(' ')));

/** With a capital where no sentence begins. */
const CAPITALIZED = /(?<=[\p{L}\p{N},;:")’'€%]\s+)(\p{Lu}[\p{L}\p{N}-]+)/gu;
const NEGATION = anyOf(({ statements }) => statements.negations);
const REGRET = anyOf(({ statements }) => statements.regrets);
const NEGATED = new RegExp(String.raw`(?<!\p{L})(?:${NEGATION}|${REGRET})(?!\p{L})`, 'iu');

function foundIn(word: string, { stems, meanings }: Wording): number {
  const found = nearness(word, stems);
  return found < SYNONYM && meaningsOf(word).some((meaning) => meanings.has(meaning)) ? SYNONYM : found;
}

/** Degree to which a word's meaning is in what the sentence cites, or less in what else there is. */
function supportOf(word: string, cited: readonly Wording[], { passages, others }: ClaimEvidence): number {
  const near = Math.max(...[...cited, others].map((wording) => foundIn(word, wording)));
  return near >= ELSEWHERE
    ? near
    : Math.max(near, ELSEWHERE * Math.max(0, ...passages.map((one) => foundIn(word, one))));
}

/**
 * Reports whether a sentence without figures, such as "you can pay by card", says what the passages say: at least half of its own
 * words are in them, or words that mean the same. A question, a sentence in another language than the passages that it draws on,
 * and one in a third language are not judged and pass. That something is *not* so may be said of what the visitor asked for. A
 * wrong claim made of the passages' own words passes too: words are compared here, not meanings.
 */
export function isClaimSupported(sentence: string, evidence: ClaimEvidence): boolean {
  const numbers = citedNumbers(sentence);
  const text = withoutMarks(sentence);
  const cited = evidence.passages.filter((_, index) => numbers.length === 0 || numbers.includes(index + 1));
  const locale = cited[0]?.locale ?? null;
  if (locale === null || cited.some((one) => one.locale !== locale) || text.trim().endsWith('?')) return true;
  if (!isWrittenIn(locale, text)) return true;
  const nouns = new Set([...text.matchAll(CAPITALIZED)].flatMap(([, word = '']) => contentWords(word)));
  const isNegated = NEGATED.test(text);
  let found = 0;
  let all = 0;
  for (const word of new Set(contentWords(text))) {
    if (FRAME_WORDS.has(word) || /^\d/.test(word)) continue;
    const support = supportOf(word, cited, evidence);
    if (support === 0 && (GENERIC.has(word) || (isNegated && evidence.asked.has(word)))) continue;
    const weight = nouns.has(word) ? NOUN_WEIGHT : 1;
    found += weight * support;
    all += weight;
  }
  return all === 0 || found / all >= LEAST_SHARE;
}
