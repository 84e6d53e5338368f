import type { Citation } from '@parlance/domain/widget/answerStream';
import type { Trial } from '#web/lib/preview/Trial.ts';

type Passage = Trial['passages'][number];

/**
 * The mark under which an answer cites a passage; undefined where it does not. Marks are numbered as the passages are; that
 * of the business's own answer is known by its words.
 */
export function citationOf(passage: Passage, index: number, citations: readonly Citation[]): Citation | undefined {
  return citations.find(
    ({ n, sourceId, quote }) => sourceId === passage.sourceId && (n === index + 1 || passage.text.includes(quote)),
  );
}
