import type { DeclaredQuery } from './declaredQueries.ts';

/** The queries by which passages are found. */
export const ANSWERING_QUERIES: readonly DeclaredQuery[] = [
  {
    file: 'functions/src/answering/retrieval/findCandidates.ts',
    snippet: `.where('chatbotId', '==', chatbotId).where('embeddingSpace', '==', embedder.embeddingSpace).select(...PASSAGE_FIELDS, 'distance').findNearest({
      vectorField: 'embedding',`,
    collection: 'chunks',
    scope: 'COLLECTION',
    equals: ['chatbotId', 'embeddingSpace'],
    vector: 'embedding',
  },
  {
    file: 'functions/src/answering/retrieval/rareCandidates.ts',
    snippet: `.where('chatbotId', '==', chatbotId).where('embeddingSpace', '==', embeddingSpace)
      .where('terms', 'array-contains', term)`,
    collection: 'chunks',
    scope: 'COLLECTION',
    equals: ['chatbotId', 'embeddingSpace'],
    contains: 'terms',
  },
  {
    file: 'functions/src/answering/retrieval/withNeighbours.ts',
    snippet: `.where('sourceId', '==', sourceId).where('pageId', '==', place.pageId)
    .where('embeddingSpace', '==', embeddingSpace).where('index', 'in', [place.index - 1, place.index + 1])`,
    collection: 'chunks',
    scope: 'COLLECTION',
    equals: ['sourceId', 'pageId', 'embeddingSpace', 'index'],
  },
  {
    file: 'functions/src/answering/retrieval/findVerified.ts',
    snippet: `.where('chatbotId', '==', visitor.chatbotId).where('questionKey', '==', key)`,
    collection: 'chunks',
    scope: 'COLLECTION',
    equals: ['chatbotId', 'questionKey'],
  },
];
