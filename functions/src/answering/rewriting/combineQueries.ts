import { fold } from '../../text/fold.ts';

/** "and to Austria?", "und nach Österreich?", "what about for Austria?": a preposition and what it now applies to. */
const OTHER_OBJECT =
  /^(?:and|und|or|oder|what about|how about|was ist|wie ist es|but|aber|also)?[\s,]*(to|for|in|from|with|at|nach|für|fuer|in|aus|von|mit|bei)\s+([\p{L}\d-]+(?:\s+[\p{L}\d-]+){0,2})\s*[?.!]*$/iu;

/**
 * Two questions as one that can be looked up. Where the second only names another object for a preposition of the first,
 * it takes that place: "What does shipping to Germany cost?" with "and to Austria?" becomes "What does shipping to Austria
 * cost?". Otherwise they stand one behind the other.
 */
export function combineQueries(previous: string, text: string): string {
  const [, preposition = '', object = ''] = OTHER_OBJECT.exec(text.trim()) ?? [];
  if (object !== '') {
    // A capitalised word or a number right behind the same preposition: a name, and in German any noun.
    const place = [...previous.matchAll(/(\p{L}+)\s+(\p{Lu}[\p{L}-]*|\d[\d.,]*)/gu)].find(
      ([, word = '']) => fold(word) === fold(preposition),
    );
    if (place !== undefined) {
      const [whole, word = ''] = place;
      const end = place.index + whole.length;
      return `${previous.slice(0, place.index)}${word} ${object}${previous.slice(end)}`;
    }
  }
  return `${previous} ${text}`;
}
