import { fold } from './fold.ts';
import { LANGUAGE_WORDS } from './LANGUAGE_WORDS.ts';
import { STOP_WORDS } from './stopWords.ts';
import { words } from './words.ts';

/** The share of their words that two like questions have in common. */
const LEAST_SHARE = 0.6;
/** Maximum letters of an ending that makes no other word: "tent", "tents"; "öffnet", "öffnen". */
const ENDING = 2;
/** Two words that both have an ending must begin with so many letters. */
const STEM = 5;
const SHORTEST = 3;

/** Question words of all languages by what is asked for. */
const ASKS = new Map(
  Object.values(LANGUAGE_WORDS).flatMap(({ asks }) =>
    Object.entries(asks).flatMap(([asked, list]) => list.split(' ').map((word) => [word, asked] as const)),
  ),
);

/**
 * The words of a question that count, folded, each once and in the order of the alphabet: without those that carry no topic, but
 * with those that ask for a time, a place, a person or a reason. A question of other words alone has all of them.
 */
export function topicWords(question: string): string[] {
  const all = words(question);
  const topic = all.flatMap((word) => ASKS.get(word) ?? (STOP_WORDS.has(word) ? [] : word));
  return [...new Set(topic.length > 0 ? topic : all.length > 0 ? all : [fold(question).trim()])].toSorted();
}

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (/\d/.test(one + other)) return false;
  let common = 0;
  while (common < one.length && one[common] === other[common]) common += 1;
  const isWhole = common === Math.min(one.length, other.length);
  return common >= (isWhole ? SHORTEST : STEM) && Math.max(one.length, other.length) - common <= ENDING;
}

/**
 * True iff two questions are alike: of all their words that count (`topicWords`), six in ten are in both (Jaccard's index). A word
 * with an ending of up to two letters is the same word; a figure or a code is the same only as it is. Neither a model nor the order
 * of the words plays a part.
 */
export function isAlike(one: string, other: string): boolean {
  return areAlike(topicWords(one), topicWords(other));
}

/** The same for the words that count of two questions. */
export function areAlike(left: readonly string[], right: readonly string[]): boolean {
  const free = new Set(right);
  for (const word of left) {
    const match = free.has(word) ? word : [...free].find((candidate) => isSameWord(word, candidate));
    if (match !== undefined) free.delete(match);
  }
  const shared = right.length - free.size;
  return shared / (left.length + right.length - shared) >= LEAST_SHARE;
}
