import type { DeclaredQuery } from './DeclaredQuery.ts';

/** The queries behind the bell and the inbox in the main navigation. */
export const BELL_QUERIES: readonly DeclaredQuery[] = [
  {
    file: 'web/src/app/frame/sidebar/useInboxState.ts',
    snippet: `path: paths.leads(orgId), equals: { status: 'new' }, orderBy: ['createdAt', 'desc']`,
    collection: 'leads',
    scope: 'COLLECTION',
    equals: ['status'],
    orderBy: ['createdAt', 'DESCENDING'],
  },
  {
    file: 'web/src/app/frame/sidebar/useInboxState.ts',
    snippet: `path: paths.chats(orgId), equals: { isOpen: true, unread: true }, orderBy: ['lastMessageAt', 'desc']`,
    collection: 'chats',
    scope: 'COLLECTION',
    equals: ['isOpen'],
    merged: ['unread'],
    orderBy: ['lastMessageAt', 'DESCENDING'],
  },
  {
    file: 'web/src/app/frame/bell/useBellItems.ts',
    snippet: `path: paths.leads(orgId), equals: { status: 'new' }, orderBy: ['createdAt', 'desc']`,
    collection: 'leads',
    scope: 'COLLECTION',
    equals: ['status'],
    orderBy: ['createdAt', 'DESCENDING'],
  },
  ...['outcome', 'rating'].map((field, index): DeclaredQuery => ({
    file: 'web/src/app/frame/bell/useBellItems.ts',
    snippet: `path: paths.chats(orgId), equals: { [field]: value }, orderBy: ['lastMessageAt', 'desc']`,
    collection: 'chats',
    scope: 'COLLECTION',
    equals: [field],
    orderBy: ['lastMessageAt', 'DESCENDING'],
    isVariant: index > 0,
  })),
];
