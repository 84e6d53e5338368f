import type { Locale } from '@parlance/domain/locales';
import { STOP_WORDS } from '@parlance/domain/text/stopWords';
import { words } from '@parlance/domain/text/words';
import { fold } from '@parlance/domain/text/fold';
import { contentWords } from '../../../kernel/text/contentWords.ts';
import { FILLERS } from '../../../kernel/text/FILLERS.ts';
import { FRAME_WORDS } from '../../../kernel/text/FRAME_WORDS.ts';
import { nearness } from '../../../kernel/text/nearness.ts';
import { stem } from '../../../kernel/text/stem.ts';
import { anyOf } from '../../../kernel/vocabulary/anyOf.ts';
import { everyWord } from '../../../kernel/vocabulary/everyWord.ts';
import { VOCABULARIES } from '../../../kernel/vocabulary/VOCABULARIES.ts';
import { CONCEPTS } from '../../CONCEPTS.ts';
import { wantedOf } from '../../wantedOf.ts';
import { askingClause } from './askingClause.ts';
import type { NumberedPassage } from './unitsOf.ts';

const QUESTION_WORDS: ReadonlySet<string> = new Set(
  everyWord(({ questions }) => Object.values(questions.words).join(' ')),
);
const POLAR = new RegExp(String.raw`^\P{L}*(?:${anyOf(({ questions }) => questions.polar)})\b`, 'u');
/** Shorter words are mostly no nouns. */
const MIN_LETTERS = 3;
const MANNERS: ReadonlySet<string> = new Set(everyWord(({ questions }) => questions.manners));

/**
 * True if the thing that a yes-or-no question is about stands in no passage, nor anything like it: "Do you sell kayaks?" to a shop of
 * tents. What says yes to everything else of such a question says nothing of it. Other questions name things in words of their own.
 */
export function lacksObject(question: string, locale: Locale, passages: readonly NumberedPassage[]): boolean {
  const clause = askingClause(question);
  if (!POLAR.test(fold(clause)) || words(clause).some((word) => QUESTION_WORDS.has(word))) return false;
  const object = objectOf(clause, locale);
  if (object === undefined || wantedOf(clause).some((kind) => kind.words.has(object))) return false;
  const present = new Set(contentWords(passages.map(({ heading, text }) => `${heading}\n${text}`).join('\n')));
  if (nearness(object, present) > 0) return false;
  const concepts = new Set([...present].flatMap((word) => CONCEPTS.get(word) ?? []));
  return CONCEPTS.get(object)?.some((concept) => concepts.has(concept)) !== true;
}

/** The last word that may name a thing, stemmed: with a capital where nouns have one. Undefined where it says how rather than what. */
function objectOf(sentence: string, locale: Locale): string | undefined {
  const { hasCapitalNouns } = VOCABULARIES[locale].pages;
  const named = (sentence.match(/[\p{L}-]+/gu) ?? [])
    .slice(1)
    .filter((word) => word.length >= MIN_LETTERS && !STOP_WORDS.has(fold(word)) && !MANNERS.has(fold(word)))
    .filter((word) => !FILLERS.has(stem(fold(word))))
    .findLast((word) => !hasCapitalNouns || /^\p{Lu}/u.test(word));
  const object = named === undefined ? undefined : contentWords(named).at(-1);
  return object === undefined || FRAME_WORDS.has(object) ? undefined : object;
}
