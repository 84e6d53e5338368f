import type { DeclaredQuery } from './DeclaredQuery.ts';

/** The queries of the pages of figures. */
export const ANALYTICS_QUERIES: readonly DeclaredQuery[] = [
  {
    file: 'web/src/features/analytics/api/figureQueries.ts',
    snippet: `path: paths.allStats(scope.orgId), equals: { ...ofChatbot(scope) }, orderBy: ['day', 'asc']`,
    collection: 'stats',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
    orderBy: ['day', 'ASCENDING'],
  },
  {
    file: 'web/src/features/analytics/api/figureQueries.ts',
    snippet: `path: paths.allMonths(scope.orgId), equals: { ...ofChatbot(scope) }, orderBy: ['month', 'asc']`,
    collection: 'months',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
    orderBy: ['month', 'ASCENDING'],
  },
  {
    file: 'web/src/features/analytics/api/useSources.ts',
    snippet: `path, equals: { chatbotId }, orderBy: ['createdAt', 'desc']`,
    collection: 'sources',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
    orderBy: ['createdAt', 'DESCENDING'],
  },
  {
    file: 'web/src/features/analytics/api/useTopics.ts',
    snippet: `path: paths.topics(orgId), equals: { chatbotId }, orderBy: ['createdAt', 'asc']`,
    collection: 'topics',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
    orderBy: ['createdAt', 'ASCENDING'],
  },
  {
    file: 'web/src/features/chats/api/useTopicFamily.ts',
    snippet: `equals: { mergedInto: topicId ?? null }, orderBy: ['createdAt', 'asc']`,
    collection: 'topics',
    scope: 'COLLECTION',
    equals: ['mergedInto'],
    orderBy: ['createdAt', 'ASCENDING'],
  },
  {
    file: 'web/src/features/analytics/api/useUnhappyChats.ts',
    snippet: `path, equals: { chatbotId, sentiment: 'negative' }, orderBy: ['createdAt', 'desc']`,
    collection: 'chats',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
    merged: ['sentiment'],
    orderBy: ['createdAt', 'DESCENDING'],
  },
];
