import type { DeclaredQuery } from './DeclaredQuery.ts';

/** The queries by which passages are found and kept. */
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
  {
    file: 'functions/src/knowledge/refreshKnowledge.ts',
    snippet: `refs.sources(orgId).where('chatbotId', '==', chatbotId).where('chunks', '>', 0).limit(1)`,
    collection: 'sources',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
    range: 'chunks',
  },
  {
    file: 'functions/src/quality/playground/untilTrained.ts',
    snippet: `.sources(orgId).where('chatbotId', '==', chatbotId).where('status', 'in', ['pending', 'processing']).where('waitingSince', '==', null).limit(1)`,
    collection: 'sources',
    scope: 'COLLECTION',
    equals: ['chatbotId', 'status', 'waitingSince'],
  },
  {
    file: 'functions/src/knowledge/chunks/switchEmbeddingSpace.ts',
    snippet: `refs.sources(orgId).where('chatbotId', '==', chatbotId).where('embeddingSpace', '!=', embeddingSpace).limit(1)`,
    collection: 'sources',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
    range: 'embeddingSpace',
  },
  {
    file: 'functions/src/knowledge/chunks/reembedSources.ts',
    snippet: `.collectionGroup('sources').where('status', 'in', ['indexed', 'failed']).where('embeddingSpace', '!=', embeddingSpace)`,
    collection: 'sources',
    scope: 'COLLECTION_GROUP',
    equals: ['status'],
    range: 'embeddingSpace',
  },
  {
    file: 'functions/src/knowledge/chunks/reembedSource.ts',
    snippet: `refs.chunks(orgId).where('sourceId', '==', sourceId).where('embeddingSpace', '==', source.embeddingSpace)`,
    collection: 'chunks',
    scope: 'COLLECTION',
    equals: ['sourceId', 'embeddingSpace'],
  },
  {
    file: 'functions/src/knowledge/chunks/reembedSource.ts',
    snippet: `.chunks(orgId).where('sourceId', '==', sourceId).where('embeddingSpace', '==', embedder.embeddingSpace).select()`,
    collection: 'chunks',
    scope: 'COLLECTION',
    equals: ['sourceId', 'embeddingSpace'],
  },
  {
    file: 'functions/src/knowledge/chunks/removePreviousVectors.ts',
    snippet: `refs.chunks(orgId).where('chatbotId', '==', chatbotId).where('embeddingSpace', '==', embeddingSpace)`,
    collection: 'chunks',
    scope: 'COLLECTION',
    equals: ['chatbotId', 'embeddingSpace'],
  },
  {
    file: 'functions/src/knowledge/chunks/removeChunks.ts',
    snippet: `all.where('pageId', '==', pageId)`,
    collection: 'chunks',
    scope: 'COLLECTION',
    equals: ['sourceId', 'pageId'],
  },
  {
    file: 'functions/src/knowledge/chunks/replaceChunks.ts',
    snippet: `all.where('pageId', '==', pageId)`,
    collection: 'chunks',
    scope: 'COLLECTION',
    equals: ['sourceId', 'pageId'],
  },
];
