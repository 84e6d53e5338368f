import type { DeclaredQuery } from './declaredQueries.ts';

/** The queries behind figures: topics, recounts and sums of months. */
export const FIGURE_QUERIES: readonly DeclaredQuery[] = [
  {
    file: 'functions/src/figures/findTopic.ts',
    snippet: `await refs.topics(orgId).where('chatbotId', '==', chatbotId).get()`,
    collection: 'topics',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
  },
  {
    file: 'functions/src/figures/findTopic.ts',
    snippet: `transaction.get(refs.topics(orgId).where('chatbotId', '==', chatbotId))`,
    collection: 'topics',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
  },
];
