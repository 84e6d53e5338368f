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
  {
    file: 'functions/src/recounts/readDay.ts',
    snippet: `db.collection(paths.chats(orgId)).where('chatbotId', '==', chatbotId).where('day', '==', day)`,
    collection: 'chats',
    scope: 'COLLECTION',
    equals: ['chatbotId', 'day'],
  },
  {
    file: 'functions/src/recounts/readDay.ts',
    snippet: `db.collectionGroup('messages').where('chatbotId', '==', chatbotId).where('day', '==', day)`,
    collection: 'messages',
    scope: 'COLLECTION_GROUP',
    equals: ['chatbotId', 'day'],
  },
  {
    file: 'functions/src/recounts/readDay.ts',
    snippet: `db.collection(paths.leads(orgId)).where('chatbotId', '==', chatbotId).where('day', '==', day)`,
    collection: 'leads',
    scope: 'COLLECTION',
    equals: ['chatbotId', 'day'],
  },
  {
    file: 'functions/src/recounts/rollMonths.ts',
    snippet: `.where('chatbotId', '==', chatbotId).where('day', '>=', \`\${month}-01\`).where('day', '<=', yesterday < last ? yesterday : last)`,
    collection: 'stats',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
    range: 'day',
    orderBy: ['day', 'ASCENDING'],
  },
  {
    file: 'functions/src/recounts/countTopics.ts',
    snippet: `refs.topics(orgId).where('chatbotId', '==', chatbotId)`,
    collection: 'topics',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
  },
  {
    file: 'functions/src/recounts/countTopics.ts',
    snippet: `refs.chats(orgId).where('topicId', '==', topic.id)`,
    collection: 'chats',
    scope: 'COLLECTION',
    equals: ['topicId'],
  },
];
