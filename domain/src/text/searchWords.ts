import { STOP_WORDS } from './stopWords.ts';
import { words } from './words.ts';

const MIN_CHARACTERS = 3;
/** Longer ones are addresses and codes that nobody types in full. */
const MAX_CHARACTERS = 40;

/** One or two letters say nothing; a figure of two digits does. */
function isTelling(word: string): boolean {
  return (word.length >= MIN_CHARACTERS || /^\d{2}$/.test(word)) && !STOP_WORDS.has(word);
}

function hasDigit(word: string): boolean {
  return /\d/.test(word);
}

/**
 * The whole words that a text is found by, folded, each once: those that are likeliest to be rare first, which are codes and
 * numbers, then the longest. What is stored and what somebody types go through this, so that they meet.
 */
export function searchWords(text: string): string[] {
  return [...new Set(words(text).map((word) => word.slice(0, MAX_CHARACTERS)))]
    .filter(isTelling)
    .toSorted((a, b) => Number(hasDigit(b)) - Number(hasDigit(a)) || b.length - a.length);
}
