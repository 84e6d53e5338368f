import { fold } from '@parlance/domain/text/fold';

/** "and to Austria?", "und nach Österreich?", "what about for Austria?": a preposition and what it now applies to. */
const OTHER_OBJECT =
  /^(?:and|und|or|oder|what about|how about|was ist|wie ist es|but|aber|also)?[\s,]*(to|for|in|from|with|at|on|per|by|nach|für|fuer|in|im|aus|von|mit|bei|am|um|zum|zur|pro)\s+([\p{L}\d-]+(?:\s+[\p{L}\d-]+){0,2})\s*[?.!]*$/iu;
/** Former object of a preposition: a name, a number or a noun in German, or what is left of the question. */
const OBJECT = /(\p{L}+)\s+(?:(\p{Lu}[\p{L}-]*|\d[\d.,]*)|((?:an?|the|my|your)(?:\s+[\p{L}\d-]+){1,3}(?=[?.!]*$)))/gu;

/** Prepositions that stand for one another: one ships "nach Österreich" and "in die Schweiz". */
const SAME = [
  ['nach', 'in'],
  ['to', 'for'],
];

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
