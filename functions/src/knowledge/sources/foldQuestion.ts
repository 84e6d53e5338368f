import { foldForSearch } from '@parlance/domain/search/searchTerms';

/** A question without what is no difference between two: case, accents, punctuation and white space. */
export function foldQuestion(question: string): string {
  const folded = foldForSearch(question);
  return folded.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? folded;
}
