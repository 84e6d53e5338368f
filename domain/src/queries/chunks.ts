import type { Chunk } from '../documents/knowledge/chunk.ts';
import type { Contradiction } from '../documents/knowledge/contradiction.ts';
import type { ShapeOf } from './QueryShape.ts';

export const nearestChunks = {
  collection: 'chunks',
  where: { chatbotId: '==', embeddingSpace: '==' },
  nearest: 'embedding',
} satisfies ShapeOf<Chunk>;

export const chunksOfSpace = {
  collection: 'chunks',
  where: { chatbotId: '==', embeddingSpace: '==' },
} satisfies ShapeOf<Chunk>;

export const chunksWithTerm = {
  collection: 'chunks',
  where: { chatbotId: '==', embeddingSpace: '==', terms: 'contains' },
} satisfies ShapeOf<Chunk>;

export const chunksOfQuestion = {
  collection: 'chunks',
  where: { chatbotId: '==', questionKey: '==' },
} satisfies ShapeOf<Chunk>;

export const chunksToCompare = {
  collection: 'chunks',
  where: { chatbotId: '==', embeddingSpace: '==', toCompare: ['==', true] },
} satisfies ShapeOf<Chunk>;

export const chunksOfSource = {
  collection: 'chunks',
  where: { sourceId: '==', pageId: '==?', embeddingSpace: '==?', index: '==?' },
} satisfies ShapeOf<Chunk>;

/** Chunks of a document, or of one page of a website, from one on, in their order. */
export const chunksFrom = {
  collection: 'chunks',
  where: { sourceId: '==', pageId: '==', embeddingSpace: '==', index: '>=' },
  orderBy: ['index', 'asc'],
} satisfies ShapeOf<Chunk>;

/** Contradictions, the last one found first. */
export const contradictionsOfState = {
  collection: 'contradictions',
  where: { chatbotId: '==', state: '==' },
  orderBy: ['foundAt', 'desc'],
} satisfies ShapeOf<Contradiction>;
