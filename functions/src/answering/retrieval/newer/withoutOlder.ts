import { words } from '@parlance/domain/text/words';
import type { Candidate } from '../rankPassages.ts';

/** An older passage whose words a newer one has to this part, or more, is about the same. */
const SAME_SUBJECT = 0.6;

/** A file's passage, as against those of websites, questions and FAQs. */
export function isOfFile({ place, question, isFaq }: Candidate): boolean {
  return place !== null && place.pageId === null && question === null && !isFaq;
}

/**
 * Candidates without those of an older file where a newer one of the same name says something about the same. What the newer one
 * does not speak of stays.
 * @param addedAt When files were added, in milliseconds, by their ids. One that is not there any more is older than all others.
 */
export function withoutOlder(candidates: readonly Candidate[], addedAt: ReadonlyMap<string, number>): Candidate[] {
  const ageOf = ({ sourceId }: Candidate): number => addedAt.get(sourceId) ?? 0;
  const files = candidates.filter(isOfFile).map((candidate) => ({ candidate, words: wordsOf(candidate) }));
  return candidates.filter((candidate) => {
    if (!isOfFile(candidate)) return true;
    const own = wordsOf(candidate);
    return !files.some(({ candidate: other, words: others }) => {
      if (other.sourceName !== candidate.sourceName || ageOf(other) <= ageOf(candidate)) return false;
      return [...own].filter((word) => others.has(word)).length >= SAME_SUBJECT * own.size;
    });
  });
}

function wordsOf({ heading, text }: Candidate): ReadonlySet<string> {
  return new Set(words(`${heading} ${text}`));
}
