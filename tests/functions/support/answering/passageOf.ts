import type { RankedPassage } from '../../../../functions/src/answering/retrieval/rankPassages.ts';

/** A passage of a document in which nothing stands out but what a test says. */
export function passageOf(own: Partial<RankedPassage>): RankedPassage {
  return {
    chunkId: 'chunk',
    sourceId: 'source',
    sourceName: '',
    heading: '',
    page: null,
    place: null,
    url: null,
    question: null,
    isFaq: false,
    hasRareWord: false,
    text: '',
    similarity: 0.8,
    score: 0.8,
    ...own,
  };
}
