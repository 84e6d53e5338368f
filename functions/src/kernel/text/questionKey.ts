import { createHash } from 'node:crypto';
import { words } from '@parlance/domain/text/words';
import { everyWord } from '../vocabulary/everyWord.ts';
import { VOCABULARIES } from '../vocabulary/VOCABULARIES.ts';
import { contentWords } from './contentWords.ts';

/** Question words with what they ask for. Two questions with the same other words but another of these are two questions. */
const ASKS = new Map([
  ...everyWord(({ questions }) => questions.words.what).map((word) => [word, 'what'] as const),
  ...everyWord(({ questions }) => questions.words.when).map((word) => [word, 'when'] as const),
  ...everyWord(({ questions }) => questions.words.where).map((word) => [word, 'where'] as const),
  ...everyWord(({ questions }) => questions.words.whereFrom).map((word) => [word, 'where from'] as const),
  ...everyWord(({ questions }) => questions.words.who).map((word) => [word, 'who'] as const),
  ...everyWord(({ questions }) => questions.words.why).map((word) => [word, 'why'] as const),
  ...everyWord(({ questions }) => questions.words.how).map((word) => [word, 'how'] as const),
]);

/** Words without a topic that turn the meaning round all the same. */
const TURNS = new Set(everyWord(({ questions }) => questions.turns));

const GREETINGS = new Set(everyWord(({ questions }) => questions.greetings));

/** "From A to B" is not "from B to A". */
const DIRECTIONS = Object.values(VOCABULARIES).map(({ questions }) => questions.directions);

/**
 * Normal form of a question: its stemmed words without order, case, umlauts' spelling, greetings and words that carry nothing,
 * but with what it asks for and whatever reverses its meaning.
 */
export function questionForm(question: string): string {
  const all = words(question).filter((word) => !GREETINGS.has(word));
  const topic = contentWords(all.join(' '));
  if (topic.length === 0) return all.join(' ');
  const isDirected = DIRECTIONS.some((pair) => pair.every((word) => all.includes(word)));
  return [
    all.flatMap((word) => ASKS.get(word) ?? []),
    all.filter((word) => TURNS.has(word)),
    isDirected ? topic : [...new Set(topic)].toSorted(),
  ]
    .map((part) => part.join(' '))
    .join('|');
}

/** The key under which a question with its answer is found again without a search: 32 hexadecimal characters. */
export function questionKey(question: string): string {
  return createHash('sha256').update(questionForm(question)).digest('hex').slice(0, 32);
}
