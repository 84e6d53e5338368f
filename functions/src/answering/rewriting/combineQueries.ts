import { fold } from '@parlance/domain/text/fold';
import { anyOf } from '../../kernel/vocabulary/anyOf.ts';
import { VOCABULARIES } from '../../kernel/vocabulary/VOCABULARIES.ts';

const INTRODUCTION = anyOf(({ followUps }) => followUps.introductions);
const PREPOSITION = anyOf(({ followUps }) => followUps.objectPrepositions);
const ARTICLE = anyOf(({ followUps }) => followUps.objectArticles);
/** "and to Austria?", "und nach Österreich?", "what about for Austria?": a preposition and what it now applies to. */
const OTHER_OBJECT = new RegExp(
  String.raw`^${INTRODUCTION}?[\s,]*(${PREPOSITION})\s+([\p{L}\d-]+(?:\s+[\p{L}\d-]+){0,2})\s*[?.!]*$`,
  'iu',
);
/** Former object of a preposition: a name, a number, a noun with a capital, or what is left of the question behind an article. */
const OBJECT = new RegExp(
  String.raw`(\p{L}+)\s+(?:(\p{Lu}[\p{L}-]*|\d[\d.,]*)|(${ARTICLE}(?:\s+[\p{L}\d-]+){1,3}(?=[?.!]*$)))`,
  'gu',
);

const SAME = Object.values(VOCABULARIES).flatMap(({ followUps }) => followUps.alike);

function isSame(one: string, other: string): boolean {
  return one === other || SAME.some((pair) => pair.includes(one) && pair.includes(other));
}

/**
 * Two questions as one that can be looked up. Where the second only names another object for a preposition of the first,
 * it takes that place: "What does shipping to Germany cost?" with "and to Austria?" becomes "What does shipping to Austria
 * cost?". Otherwise they stand one behind the other.
 */
export function combineQueries(previous: string, text: string): string {
  const [, preposition = '', object = ''] = OTHER_OBJECT.exec(text.trim()) ?? [];
  if (object !== '') {
    const place = [...previous.trim().matchAll(OBJECT)].find(([, word = '']) => isSame(fold(word), fold(preposition)));
    if (place !== undefined) {
      const [whole] = place;
      const end = place.index + whole.length;
      return `${previous.slice(0, place.index)}${preposition} ${object}${previous.slice(end)}`;
    }
  }
  return `${previous} ${text}`;
}
