import { contentWords } from '../../../kernel/text/contentWords.ts';
import { isForeign } from '../../question/isForeign.ts';

/** Shorter words of a language whose common words are not listed are mostly common ones: "les", "sur", "por". */
const MIN_LETTERS = 5;

/**
 * A question as passages are compared with it: as it is; where it is plainly in none of the product's languages, the longer words that any
 * passage has, such as "garantie" or a name, since all others would count against every passage.
 */
export function sharedWords(question: string, texts: readonly string[]): string {
  if (!isForeign(question)) return question;
  const known = new Set(texts.flatMap(contentWords));
  const shared = contentWords(question).filter((word) => word.length >= MIN_LETTERS && known.has(word));
  return shared.length === 0 ? question : shared.join(' ');
}
