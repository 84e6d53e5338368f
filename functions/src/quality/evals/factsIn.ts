import { LIMITS } from '@parlance/domain/limits';
import { withoutMarks } from '../../answering/checkSentence.ts';
import { splitSentences } from '../../kernel/text/splitSentences.ts';

const MOST = 3;
const FIGURE = /\d|@|https?:\/\//;

/**
 * Facts that a case may expect of an answer like this one: its sentences with figures, links or addresses, at most three; its
 * first sentence where there are none. A proposal: people change it before they keep it.
 */
export function factsIn(answer: string): string[] {
  const sentences = splitSentences(withoutMarks(answer))
    .map((sentence) => sentence.replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ').trim())
    .filter((sentence) => sentence !== '' && sentence.length <= LIMITS.testFactCharacters);
  const stated = sentences.filter((sentence) => FIGURE.test(sentence)).slice(0, MOST);
  return stated.length > 0 ? stated : sentences.slice(0, 1);
}
