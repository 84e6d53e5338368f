import { MASKED_QUERIES } from '../../../functions/src/figures/masking/MASKED_QUERIES.ts';
import type { DeclaredQuery } from './DeclaredQuery.ts';

/** Fields that are queried by themselves: for a chatbot's own list, and for those who wait. */
const NO_FILTERS: ReadonlySet<string> = new Set(['chatbotId', 'handover.status']);

/** Fields by which a list of conversations can be narrowed, one or more at once, live or masked. */
export const CHAT_FILTERS = MASKED_QUERIES.chats.comparable.filter((field) => !NO_FILTERS.has(field));

/** The same by when they began: the inbox alone asks for what is open, and goes by the newest message. */
export const BEGUN_FILTERS = CHAT_FILTERS.filter((field) => field !== 'isOpen');

/** Array fields of which a list of conversations queries one element: of one chatbot and of all. */
const CHAT_LISTS = [
  ['chatbotId', 'terms'],
  ['terms'],
  ['chatbotId', 'marks'],
  ['marks'],
  ['chatbotId', 'tags'],
  ['tags'],
] as const;

/** The lists of conversations and the inbox. */
export const CHAT_QUERIES: readonly DeclaredQuery[] = [
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
  ...[['chatbotId'], []].map((equals, index): DeclaredQuery => ({
    file: 'web/src/features/chats/filter/chatQuery.ts',
    snippet: `path, equals: { ...ofChatbot, ...chosen }, orderBy: ['createdAt', 'desc']`,
    collection: 'chats',
    scope: 'COLLECTION',
    equals,
    merged: BEGUN_FILTERS,
    orderBy: ['createdAt', 'DESCENDING'],
    isVariant: index > 0,
  })),
  ...CHAT_LISTS.map((equals, index): DeclaredQuery => ({
    file: 'web/src/features/chats/filter/chatQuery.ts',
    snippet: `path, equals: { ...ofChatbot }, contains, orderBy: ['lastMessageAt', 'desc']`,
    collection: 'chats',
    scope: 'COLLECTION',
    equals,
    orderBy: ['lastMessageAt', 'DESCENDING'],
    isVariant: index > 0,
  })),
  ...[[], ['outcome'], ['rating'], ['assigneeUid']].map((why, index): DeclaredQuery => ({
    file: 'web/src/features/chats/inbox/queueQuery.ts',
    snippet: `path: paths.chats(orgId), equals, orderBy: ['lastMessageAt', 'desc']`,
    collection: 'chats',
    scope: 'COLLECTION',
    equals: [],
    merged: ['isOpen', ...why],
    orderBy: ['lastMessageAt', 'DESCENDING'],
    isVariant: index > 0,
  })),
];
