import { splitSentences } from '../../kernel/text/splitSentences.ts';
import { readFacts } from './readFacts.ts';

/** Mark of a business for text that is for the chatbot alone, facts and all. */
const PRIVATE = /^\s*(?:[-*•]\s*)?(?:private|internal|confidential|privat|intern|vertraulich)\b\s*:/i;

function hasFacts(sentence: string): boolean {
  const { links, emails, phones, dates, times, numbers, currencies, durations } = readFacts(sentence);
  return (
    [links, emails, phones, times, numbers, currencies, durations].some(({ size }) => size > 0) || dates.length > 0
  );
}

/** The instructions without the lines that are marked private: no fact of those may be said either. */
export function withoutPrivateLines(instructions: string): string {
  return instructions
    .split('\n')
    .filter((line) => !PRIVATE.test(line))
    .join('\n');
}

/**
 * The sentences of a business's instructions whose wording visitors may not get. One that states a price, a time, an address
 * or another fact is there to be told, unless its line is marked private ("Private: …", "Vertraulich: …").
 */
export function secretSentences(instructions: string): string[] {
  return instructions
    .split('\n')
    .flatMap((line) => (PRIVATE.test(line) ? [line] : splitSentences(line).filter((sentence) => !hasFacts(sentence))));
}
