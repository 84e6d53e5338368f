import { ANALYTICS_QUERIES } from './analyticsQueries.ts';
import type { DeclaredQuery } from './declaredQueries.ts';

/** What a list of leads can be narrowed by, one or more at once. */
export const LEAD_FILTERS = ['status', 'priority', 'category', 'assigneeUid'] as const;

/** What a list of leads can be ordered by. With days from and until, by the date alone. */
const LEAD_ORDERS = (['createdAt', 'name', 'email'] as const).flatMap((field) =>
  (['ASCENDING', 'DESCENDING'] as const).map((order) => [field, order] as const),
);

/** What a list of conversations can be narrowed by, one or more at once. */
export const CHAT_FILTERS = [
  'category',
  'sentiment',
  'rating',
  'topicId',
  'outcome',
  'counted.resolution',
  'channel',
  'locale',
  'unread',
  'byAgent',
  'handover.agentUid',
  'assigneeUid',
] as const;

/** What a list of conversations is asked for by one element of: of one chatbot and of all. */
const CHAT_LISTS = [['chatbotId', 'terms'], ['terms'], ['chatbotId', 'tags'], ['tags']] as const;

/** The queries of the web app. */
export const WEB_QUERIES: readonly DeclaredQuery[] = [
  ...ANALYTICS_QUERIES,
  {
    file: 'web/src/features/members/api/useInvites.ts',
    snippet: `path: paths.invites(orgId), equals: { status: 'pending' }, orderBy: ['createdAt', 'asc']`,
    collection: 'invites',
    scope: 'COLLECTION',
    equals: ['status'],
    orderBy: ['createdAt', 'ASCENDING'],
  },
  {
    file: 'web/src/features/sources/api/sourceQuery.ts',
    snippet: `path, equals: { chatbotId }, orderBy: ['createdAt', 'desc']`,
    collection: 'sources',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
    orderBy: ['createdAt', 'DESCENDING'],
  },
  {
    file: 'web/src/features/sources/api/sourceQuery.ts',
    snippet: `path, equals: { chatbotId, type }, orderBy: ['createdAt', 'desc']`,
    collection: 'sources',
    scope: 'COLLECTION',
    equals: ['chatbotId', 'type'],
    orderBy: ['createdAt', 'DESCENDING'],
  },
  {
    file: 'web/src/features/sources/api/sourceQuery.ts',
    snippet: `path, equals: { chatbotId }, orderBy: ['name', 'asc']`,
    collection: 'sources',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
    orderBy: ['name', 'ASCENDING'],
  },
  {
    file: 'web/src/features/sources/api/sourceQuery.ts',
    snippet: `path, equals: { chatbotId, type }, orderBy: ['name', 'asc']`,
    collection: 'sources',
    scope: 'COLLECTION',
    equals: ['chatbotId', 'type'],
    orderBy: ['name', 'ASCENDING'],
  },
  {
    file: 'web/src/features/sources/api/sourceQuery.ts',
    snippet: `path, equals: { chatbotId }, orderBy: ['characters', 'desc']`,
    collection: 'sources',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
    orderBy: ['characters', 'DESCENDING'],
  },
  {
    file: 'web/src/features/sources/api/sourceQuery.ts',
    snippet: `path, equals: { chatbotId, type }, orderBy: ['characters', 'desc']`,
    collection: 'sources',
    scope: 'COLLECTION',
    equals: ['chatbotId', 'type'],
    orderBy: ['characters', 'DESCENDING'],
  },
  {
    file: 'web/src/features/sources/api/sourceQuery.ts',
    snippet: `path, equals: { chatbotId }, contains: ['searchTerms', term], orderBy: ['createdAt', 'desc']`,
    collection: 'sources',
    scope: 'COLLECTION',
    equals: ['chatbotId', 'searchTerms'],
    orderBy: ['createdAt', 'DESCENDING'],
  },
  {
    file: 'web/src/features/sources/api/sourceQuery.ts',
    snippet: `path, equals: { chatbotId, type }, contains: ['searchTerms', term], orderBy: ['createdAt', 'desc']`,
    collection: 'sources',
    scope: 'COLLECTION',
    equals: ['chatbotId', 'type', 'searchTerms'],
    orderBy: ['createdAt', 'DESCENDING'],
  },
  {
    file: 'web/src/features/overview/checklist/useFirstConversation.ts',
    snippet: `path: paths.chats(orgId), orderBy: ['lastMessageAt', 'desc']`,
    collection: 'chats',
    scope: 'COLLECTION',
    equals: [],
    orderBy: ['lastMessageAt', 'DESCENDING'],
  },
  {
    file: 'web/src/features/start/api/useFirstSource.ts',
    snippet: `path: paths.sources(orgId), equals: { chatbotId }, orderBy: ['createdAt', 'desc']`,
    collection: 'sources',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
    orderBy: ['createdAt', 'DESCENDING'],
  },
  {
    file: 'web/src/features/start/api/useReadPages.ts',
    snippet: `path: paths.pages(orgId, sourceId), orderBy: ['fetchedAt', 'desc']`,
    collection: 'pages',
    scope: 'COLLECTION',
    equals: [],
    orderBy: ['fetchedAt', 'DESCENDING'],
  },
  {
    file: 'web/src/features/sources/api/useCrawledPages.ts',
    snippet: `path, orderBy: ['url', 'asc']`,
    collection: 'pages',
    scope: 'COLLECTION',
    equals: [],
    orderBy: ['url', 'ASCENDING'],
  },
  {
    file: 'web/src/features/sources/api/useCrawledPages.ts',
    snippet: `path, equals: { status }, orderBy: ['url', 'asc']`,
    collection: 'pages',
    scope: 'COLLECTION',
    equals: ['status'],
    orderBy: ['url', 'ASCENDING'],
  },
  {
    file: 'web/src/features/chats/filter/chatQuery.ts',
    snippet: `path, equals: { ...ofChatbot, ...chosen }, orderBy: ['lastMessageAt', 'desc']`,
    collection: 'chats',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
    merged: CHAT_FILTERS,
    orderBy: ['lastMessageAt', 'DESCENDING'],
  },
  {
    file: 'web/src/features/chats/filter/chatQuery.ts',
    snippet: `path, equals: { ...ofChatbot, ...chosen }, orderBy: ['lastMessageAt', 'desc']`,
    collection: 'chats',
    scope: 'COLLECTION',
    equals: [],
    merged: CHAT_FILTERS,
    orderBy: ['lastMessageAt', 'DESCENDING'],
    isVariant: true,
  },
  ...CHAT_LISTS.map((equals, index): DeclaredQuery => ({
    file: 'web/src/features/chats/filter/chatQuery.ts',
    snippet: `path, equals: { ...ofChatbot }, contains, orderBy: ['lastMessageAt', 'desc']`,
    collection: 'chats',
    scope: 'COLLECTION',
    equals,
    orderBy: ['lastMessageAt', 'DESCENDING'],
    isVariant: index > 0,
  })),
  {
    file: 'web/src/lib/org/useWaitingChats.ts',
    snippet: `path: paths.chats(orgId),
      equals: { 'handover.status': 'requested' },
      orderBy: ['handover.requestedAt', 'asc']`,
    collection: 'chats',
    scope: 'COLLECTION',
    equals: ['handover.status'],
    orderBy: ['handover.requestedAt', 'ASCENDING'],
  },
  {
    file: 'web/src/features/leads/api/useCategories.ts',
    snippet: `path: paths.chats(orgId), equals: { chatbotId }, orderBy: ['lastMessageAt', 'desc']`,
    collection: 'chats',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
    orderBy: ['lastMessageAt', 'DESCENDING'],
  },
  {
    file: 'web/src/features/leads/api/leadQuery.ts',
    snippet: `path, equals: { chatbotId, ...chosen }, contains, range, orderBy: ['createdAt', 'desc']`,
    collection: 'leads',
    scope: 'COLLECTION',
    equals: ['chatbotId', 'searchTerms'],
    merged: LEAD_FILTERS,
    orderBy: ['createdAt', 'DESCENDING'],
  },
  {
    file: 'web/src/features/leads/api/useLeadsOfPerson.ts',
    snippet: `{ equals: { email } }), orderBy: ['createdAt', 'desc']`,
    collection: 'leads',
    scope: 'COLLECTION',
    equals: ['email'],
    orderBy: ['createdAt', 'DESCENDING'],
  },
  ...(
    [
      ['activity', 'at'],
      ['chats', 'createdAt'],
      ['leads', 'createdAt'],
    ] as const
  ).map(([collection, field]): DeclaredQuery => ({
    file: 'web/src/features/overview/activity/activityQueries.ts',
    snippet: `path: paths.${collection}(orgId), range, orderBy: ['${field}', 'desc']`,
    collection,
    scope: 'COLLECTION',
    equals: [],
    orderBy: [field, 'DESCENDING'],
  })),
  ...LEAD_ORDERS.map((orderBy, index): DeclaredQuery => ({
    file: 'web/src/features/leads/api/leadQuery.ts',
    snippet: `path, equals: { chatbotId, ...chosen }, range, orderBy: [sort, direction]`,
    collection: 'leads',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
    merged: LEAD_FILTERS,
    orderBy,
    isVariant: index > 0,
  })),
];
