import type { DeclaredQuery } from './declaredQueries.ts';

/** The queries of tests and releases: what is due, what has stalled, and what could be a case. */
export const TEST_QUERIES: readonly DeclaredQuery[] = [
  {
    file: 'functions/src/testing/runs/startDueTestRuns.ts',
    snippet: `.collectionGroup('tests').where('dueAt', '<=', Timestamp.fromDate(now)).orderBy('dueAt')`,
    collection: 'tests',
    scope: 'COLLECTION_GROUP',
    equals: [],
    range: 'dueAt',
    orderBy: ['dueAt', 'ASCENDING'],
  },
  {
    file: 'functions/src/releases/recordDueReleases.ts',
    snippet: `.collectionGroup('releaseStates').where('dueAt', '<=', Timestamp.fromDate(now)).orderBy('dueAt')`,
    collection: 'releaseStates',
    scope: 'COLLECTION_GROUP',
    equals: [],
    range: 'dueAt',
    orderBy: ['dueAt', 'ASCENDING'],
  },
  {
    file: 'functions/src/releases/readPresent.ts',
    snippet: `.where('chatbotId', '==', chatbotId).where('chunks', '>', 0)`,
    collection: 'sources',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
    range: 'chunks',
  },
  {
    file: 'functions/src/testing/runs/resumeTestRuns.ts',
    snippet: `.collectionGroup('testRuns').where('leaseUntil', '<', Timestamp.fromDate(now)).orderBy('leaseUntil')`,
    collection: 'testRuns',
    scope: 'COLLECTION_GROUP',
    equals: [],
    range: 'leaseUntil',
    orderBy: ['leaseUntil', 'ASCENDING'],
  },
  {
    file: 'functions/src/testing/cases/proposeTestCases.ts',
    snippet: `.where('chatbotId', '==', chatbotId).where('type', '==', 'qa').orderBy('createdAt', 'desc')`,
    collection: 'sources',
    scope: 'COLLECTION',
    equals: ['chatbotId', 'type'],
    orderBy: ['createdAt', 'DESCENDING'],
  },
  {
    file: 'functions/src/testing/cases/proposeTestCases.ts',
    snippet: `.where('chatbotId', '==', chatbotId).where('rating', '==', 'negative').orderBy('lastMessageAt', 'desc')`,
    collection: 'chats',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
    merged: ['rating'],
    orderBy: ['lastMessageAt', 'DESCENDING'],
  },
  {
    file: 'functions/src/testing/cases/proposeTestCases.ts',
    snippet: `refs.messages(orgId, chatId).where('rating', '==', 'negative')`,
    collection: 'messages',
    scope: 'COLLECTION',
    equals: ['rating'],
  },
];
