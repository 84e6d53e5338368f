import { contentWords } from '../../../kernel/text/contentWords.ts';
import { fold } from '@parlance/domain/text/fold';
import { FRAME_WORDS } from '../../../kernel/text/FRAME_WORDS.ts';
import { VOCABULARIES } from '../../../kernel/vocabulary/VOCABULARIES.ts';
import { CONCEPTS } from '../../CONCEPTS.ts';
import { KINDS } from '../../wantedOf.ts';
import { focusOf } from './focusOf.ts';
import { keyOf } from './keyOf.ts';
import type { Relevance } from './Relevance.ts';
import type { Unit } from './unitsOf.ts';

/** "Is there a deposit on the bike?": what somebody asks about a thing that stands behind a preposition. */
const FORMS = Object.values(VOCABULARIES).map(({ questions }) => questions.attribute);

/** The word for what an asking clause wants to know of a thing, stemmed; undefined where it names none. */
export function attributeOf(clause: string): string | undefined {
  const named = FORMS.map((form) => form.exec(clause)?.[1]).find((phrase) => phrase !== undefined);
  const attribute = focusOf(clause) ?? contentWords(named ?? '').at(-1);
  return attribute === undefined || FRAME_WORDS.has(attribute) ? undefined : attribute;
}

/**
 * True for a row of a table that has what a question asks about but not what it asks for: the price of a bike is no deposit. Neither its
 * columns nor its cells nor its heading have the word or another one for it, and it states nothing of a kind that the word names, such as "fee".
 */
export function lacksAttribute(unit: Unit, attribute: string, relevance: Relevance): boolean {
  if (keyOf(unit.text) === '' || relevance.stands(attribute, unit) > 0) return false;
  const text = fold(unit.text);
  return !KINDS.some(
    ({ words, states, isLikely }) => isLikely === undefined && namesOne(attribute, words) && states.test(text),
  );
}

function namesOne(word: string, words: ReadonlySet<string>): boolean {
  const concepts = new Set(CONCEPTS.get(word));
  return words.has(word) || [...words].some((other) => CONCEPTS.get(other)?.some((one) => concepts.has(one)) === true);
}
