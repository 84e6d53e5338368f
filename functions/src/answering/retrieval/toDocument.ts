import type { DocumentData } from 'genkit/retriever';
import type { RankedPassage } from './rankPassages.ts';

/** A passage as Genkit's document. */
export function toDocument({ text, chunkId, sourceName, heading, page, url, score }: RankedPassage): DocumentData {
  return { content: [{ text }], metadata: { chunkId, sourceName, heading, page, url, score } };
}
