import { contentWords } from './contentWords.ts';
import { FRAME_WORDS } from './FRAME_WORDS.ts';

/** A passage of 1,200 characters has about 120 different words; each is an entry of the index. */
const MAX_TERMS = 120;
/** One letter says nothing, and two are seldom a name. */
const MIN_CHARACTERS = 3;

/** True for the terms that a passage can be known by: no word of a question's frame, no short figure. */
function isTelling(term: string): boolean {
  return term.length >= MIN_CHARACTERS && !FRAME_WORDS.has(term);
}

/** The stems that a passage is found by, each once, in the order of the text. At most 120. */
export function termsOf(text: string): string[] {
  return [...new Set(contentWords(text))].filter(isTelling).slice(0, MAX_TERMS);
}

/** Those of a question's stems that are likeliest to be rare: codes and numbers first, then the longest. At most `limit`. */
export function tellingTerms(question: string, limit: number): string[] {
  const hasDigit = (term: string): boolean => /\d/.test(term);
  return termsOf(question)
    .toSorted((a, b) => Number(hasDigit(b)) - Number(hasDigit(a)) || b.length - a.length)
    .slice(0, limit);
}
