import type { DeclaredQuery } from './declaredQueries.ts';
import { CHAT_FILTERS, LEAD_FILTERS } from './webQueries.ts';

/** The queries behind exports: the lists that they write, and what is due. */
export const EXPORT_QUERIES: readonly DeclaredQuery[] = [
  {
    file: 'functions/src/exports/rows/chatList.ts',
    snippet: `equals: { chatbotId, ...(isSearch ? {} : chosen) },`,
    collection: 'chats',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
    merged: CHAT_FILTERS,
    orderBy: ['lastMessageAt', 'DESCENDING'],
  },
  {
    file: 'functions/src/exports/rows/chatList.ts',
    snippet: `contains: ['terms', word]`,
    collection: 'chats',
    scope: 'COLLECTION',
    equals: ['chatbotId', 'terms'],
    orderBy: ['lastMessageAt', 'DESCENDING'],
    isVariant: true,
  },
  {
    file: 'functions/src/exports/rows/leadRows.ts',
    snippet: `equals: { chatbotId, ...chosen }, orderBy: ['createdAt', 'desc']`,
    collection: 'leads',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
    merged: LEAD_FILTERS,
    orderBy: ['createdAt', 'DESCENDING'],
  },
  {
    file: 'functions/src/exports/rows/leadRows.ts',
    snippet: `contains: ['searchTerms', term]`,
    collection: 'leads',
    scope: 'COLLECTION',
    equals: ['chatbotId', 'searchTerms'],
    orderBy: ['createdAt', 'DESCENDING'],
    isVariant: true,
  },
  {
    file: 'functions/src/exports/job/resumeExports.ts',
    snippet: `.collectionGroup('exports').where('leaseUntil', '<', Timestamp.fromDate(now)).orderBy('leaseUntil')`,
    collection: 'exports',
    scope: 'COLLECTION_GROUP',
    equals: [],
    range: 'leaseUntil',
    orderBy: ['leaseUntil', 'ASCENDING'],
  },
  {
    file: 'functions/src/exports/job/expireExports.ts',
    snippet: `.collectionGroup('exports').where('expiresAt', '<=', Timestamp.fromDate(now)).orderBy('expiresAt')`,
    collection: 'exports',
    scope: 'COLLECTION_GROUP',
    equals: [],
    range: 'expiresAt',
    orderBy: ['expiresAt', 'ASCENDING'],
  },
];
