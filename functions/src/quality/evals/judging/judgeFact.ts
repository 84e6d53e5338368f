import { fold } from '@parlance/domain/text/fold';
import { words } from '@parlance/domain/text/words';
import { withoutMarks } from '../../../answering/checkSentence.ts';
import { durationsOf, withoutDurations } from '../../../kernel/text/amounts/durationsOf.ts';
import { MONEY } from '../../../kernel/text/amounts/MONEY.ts';
import { NUMBER_WORDS } from '../../../kernel/text/amounts/NUMBER_WORDS.ts';
import { takeDates } from '../../../kernel/text/amounts/takeDates.ts';
import { CONTACT_PATTERNS } from '../../../kernel/text/CONTACT_PATTERNS.ts';
import { contentWords } from '../../../kernel/text/contentWords.ts';
import { nearness } from '../../../kernel/text/nearness.ts';
import { splitSentences } from '../../../kernel/text/splitSentences.ts';
import { saysFigures } from './saysFigures.ts';
import { anyOf } from '../../../kernel/vocabulary/anyOf.ts';

/** A part of a compound, or a slip of the keyboard, is the word. */
const NEAR = 0.7;
const NEGATION = anyOf(({ statements }) => statements.negations);
const MORE_NEGATIONS = anyOf(({ statements }) => statements.factNegations);
const NEGATED = new RegExp(String.raw`(?<!\p{L})(?:${NEGATION}|${MORE_NEGATIONS})(?!\p{L})`, 'iu');
/** Units that `readFacts` knows by their signs, too. */
const UNIT = new RegExp(
  `^(?:${Object.values(MONEY).join('|')}|eur|usd|gbp|chf|${fold(anyOf(({ amounts }) => amounts.clock))}|am|pm)$`,
);

/** Verdict by rules on a fact: it is said, it is not, or they cannot decide (`open`), with the verdict that stands where nothing else can. */
export interface FactVerdict {
  holds: boolean;
  reason: 'said' | 'figure-missing' | 'words-missing';
  isOpen: boolean;
}

/** The words of a fact that figures, links and units do not say already. */
function ownWords(fact: string, answer: string): string[] {
  const bare = withoutDurations(fact, durationsOf(answer))
    .replace(CONTACT_PATTERNS.email, ' ')
    .replace(CONTACT_PATTERNS.link, ' ');
  const kept = words(takeDates(bare).rest).filter(
    (word) => !/\d/.test(word) && NUMBER_WORDS[word] === undefined && !UNIT.test(word),
  );
  return contentWords(kept.join(' '));
}

/** A fact that is nothing but words such as "yes" has no words that count: then it has to stand there as it is. */
function saysWords(fact: string, text: string): boolean {
  const own = ownWords(fact, text);
  if (own.length === 0)
    return hasFigures(withoutMarks(fact)) || ` ${words(text).join(' ')} `.includes(` ${words(fact).join(' ')} `);
  const stems = new Set(contentWords(text));
  return own.every((word) => nearness(word, stems) >= NEAR);
}

function hasFigures(fact: string): boolean {
  const isContact = [CONTACT_PATTERNS.email, CONTACT_PATTERNS.link].some((pattern) => fact.search(pattern) >= 0);
  return isContact || /\d/.test(fact) || words(fact).some((word) => NUMBER_WORDS[word] !== undefined);
}

/**
 * Judges by rules whether an answer says a fact: each figure, price, date, time, link and address of it is in the answer,
 * whatever the notation ("4,90 €" and "EUR 4.90", "two weeks" and "14 days"), and each of its words in one sentence that is
 * negated as the fact is. A figure that is missing is decided; words that are missing, or that are in several sentences, may be
 * said otherwise.
 */
export function judgeFact(fact: string, answer: string): FactVerdict {
  if (!saysFigures(fact, answer)) return { holds: false, reason: 'figure-missing', isOpen: false };
  const isNegated = NEGATED.test(fact);
  const sentences = splitSentences(answer);
  const said = sentences.filter((sentence) => saysFigures(fact, sentence) && saysWords(fact, sentence));
  if (said.some((sentence) => NEGATED.test(sentence) === isNegated))
    return { holds: true, reason: 'said', isOpen: false };
  if (said.length > 0) return { holds: false, reason: 'words-missing', isOpen: true };
  if (saysWords(fact, answer) && NEGATED.test(answer) === isNegated)
    return { holds: true, reason: 'said', isOpen: true };
  return { holds: false, reason: 'words-missing', isOpen: true };
}
