import { contentWords } from '../../../kernel/text/contentWords.ts';
import { goesTheSameWay } from '../../../kernel/text/questions/goesTheSameWay.ts';
import { questionTopic } from '../../../kernel/text/questions/questionTopic.ts';

/**
 * True if a passage answers the question the other way round, by the question that is its heading: how to log in where somebody asks
 * how to log out. Its words are all those of the question, and its answer is none.
 */
export function isOtherWay(question: string, heading: string): boolean {
  if (!/\?\s*$/.test(heading)) return false;
  const [asked, answered] = [question, heading].map((text) => new Set(questionTopic(contentWords(text))));
  if (asked?.size !== answered?.size || [...(asked ?? [])].some((word) => answered?.has(word) !== true)) return false;
  return !goesTheSameWay(question, heading);
}
