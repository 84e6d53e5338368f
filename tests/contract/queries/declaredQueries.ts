import { ANSWERING_QUERIES } from './answeringQueries.ts';
import { BELL_QUERIES } from './bellQueries.ts';
import { EXPORT_QUERIES } from './exportQueries.ts';
import { DELETION_QUERIES } from './deletionQueries.ts';
import { FIGURE_QUERIES } from './figureQueries.ts';
import { SCHEDULED_QUERIES } from './scheduledQueries.ts';
import { TEST_QUERIES } from './testQueries.ts';
import { WEB_QUERIES } from './webQueries.ts';
import type { DeclaredQuery } from './DeclaredQuery.ts';

/** Every query with more than one condition, and every query over a collection group. */
export const DECLARED_QUERIES: readonly DeclaredQuery[] = [
  ...ANSWERING_QUERIES,
  ...TEST_QUERIES,
  ...FIGURE_QUERIES,
  {
    file: 'functions/src/conversations/chats/classifyIdleChats.ts',
    snippet: `.collectionGroup('chats').where('classifiedAt', '==', null)
      .where('lastMessageAt', '<', Timestamp.fromMillis(now.getTime() - LIMITS.chatIdleMs)).orderBy('lastMessageAt')`,
    collection: 'chats',
    scope: 'COLLECTION_GROUP',
    equals: ['classifiedAt'],
    range: 'lastMessageAt',
    orderBy: ['lastMessageAt', 'ASCENDING'],
  },
  {
    file: 'functions/src/conversations/handover/expireOverdueHandovers.ts',
    snippet: `.collectionGroup('chats').where('handover.status', '==', 'requested')
      .where('handover.dueAt', '<=', Timestamp.fromDate(now)).orderBy('handover.dueAt')`,
    collection: 'chats',
    scope: 'COLLECTION_GROUP',
    equals: ['handover.status'],
    range: 'handover.dueAt',
    orderBy: ['handover.dueAt', 'ASCENDING'],
  },
  {
    file: 'functions/src/knowledge/ingestion/claimSource.ts',
    snippet: `refs.sources(orgId).where('type', 'in', ['file', 'qa']).where('status', '==', 'processing')`,
    collection: 'sources',
    scope: 'COLLECTION',
    equals: ['type', 'status'],
  },
  {
    file: 'functions/src/knowledge/sources/createUpload.ts',
    snippet: `.sources(orgId).where('chatbotId', '==', chatbotId).where('type', '==', 'file').where('name', '==', name)`,
    collection: 'sources',
    scope: 'COLLECTION',
    equals: ['chatbotId', 'type', 'name'],
  },
  {
    file: 'functions/src/knowledge/sources/importQa.ts',
    snippet: `.sources(orgId).where('chatbotId', '==', chatbotId).where('type', '==', 'qa').select(`,
    collection: 'sources',
    scope: 'COLLECTION',
    equals: ['chatbotId', 'type'],
  },
  {
    file: 'functions/src/knowledge/sources/previewSource.ts',
    snippet: `.chunks(orgId).where('sourceId', '==', sourceId).where('pageId', '==', pageId).where('embeddingSpace', '==', source.embeddingSpace)
      .where('index', '>=', from).orderBy('index')`,
    collection: 'chunks',
    scope: 'COLLECTION',
    equals: ['sourceId', 'pageId', 'embeddingSpace'],
    range: 'index',
    orderBy: ['index', 'ASCENDING'],
  },
  {
    file: 'functions/src/identity/accounts/sessions/redactPerson.ts',
    snippet: `db.collectionGroup('activity').where('actorUid', '==', uid).where('actorName', '>', '')`,
    collection: 'activity',
    scope: 'COLLECTION_GROUP',
    equals: ['actorUid'],
    range: 'actorName',
  },
  {
    file: 'functions/src/identity/accounts/sessions/redactPerson.ts',
    snippet: `db.collectionGroup('activity').where('subjectId', '==', subjectId).where('subject', '>', '')`,
    collection: 'activity',
    scope: 'COLLECTION_GROUP',
    equals: ['subjectId'],
    range: 'subject',
  },
  {
    file: 'functions/src/identity/accounts/sessions/redactAgent.ts',
    snippet: `db.collectionGroup('messages').where('agentUid', '==', uid).where('agentName', '>', '')`,
    collection: 'messages',
    scope: 'COLLECTION_GROUP',
    equals: ['agentUid'],
    range: 'agentName',
  },
  {
    file: 'functions/src/identity/accounts/sessions/redactAgent.ts',
    snippet: `db.collectionGroup('chats').where('handover.agentUid', '==', uid).where('handover.agentName', '>', '')`,
    collection: 'chats',
    scope: 'COLLECTION_GROUP',
    equals: ['handover.agentUid'],
    range: 'handover.agentName',
  },
  {
    file: 'functions/src/conversations/leads/leadsToCategorize.ts',
    snippet: `refs.leads(orgId).where('chatId', '==', chatId).where('category', '==', null)`,
    collection: 'leads',
    scope: 'COLLECTION',
    equals: ['chatId', 'category'],
  },
  {
    file: 'functions/src/identity/accounts/sessions/redactPerson.ts',
    snippet: `db.collectionGroup('invites').where('invitedBy', '==', uid).where('inviterName', '>', '')`,
    collection: 'invites',
    scope: 'COLLECTION_GROUP',
    equals: ['invitedBy'],
    range: 'inviterName',
  },
  {
    file: 'functions/src/identity/accounts/sessions/redactPerson.ts',
    snippet: `db.collectionGroup('invites').where('email', '==', email).where('status', '==', 'accepted')`,
    collection: 'invites',
    scope: 'COLLECTION_GROUP',
    equals: ['email', 'status'],
  },
  {
    file: 'functions/src/identity/members/grants/findGrants.ts',
    snippet: `refs.invites(orgId).where('status', '==', 'pending')`,
    collection: 'invites',
    scope: 'COLLECTION',
    equals: ['status'],
  },
  {
    file: 'functions/src/identity/members/grants/findGrants.ts',
    snippet: `refs.accessKeys(orgId).where('createdBy', '==', uid)`,
    collection: 'accessKeys',
    scope: 'COLLECTION',
    equals: ['createdBy'],
  },
  {
    file: 'functions/src/identity/members/grants/findGrants.ts',
    snippet: `refs.webhooks(orgId).where('createdBy', '==', uid)`,
    collection: 'webhooks',
    scope: 'COLLECTION',
    equals: ['createdBy'],
  },
  {
    file: 'functions/src/identity/members/grants/findGrants.ts',
    snippet: `db.collection('accessKeyHashes').where('keyId', '==', id)`,
    collection: 'accessKeyHashes',
    scope: 'COLLECTION',
    equals: ['keyId'],
  },
  {
    file: 'functions/src/identity/members/inviteMember.ts',
    snippet: `refs.invites(orgId).where('status', '==', 'pending')`,
    collection: 'invites',
    scope: 'COLLECTION',
    equals: ['status'],
  },
  {
    file: 'functions/src/identity/members/inviteMember.ts',
    snippet: `refs.members(orgId).where('email', '==', email)`,
    collection: 'members',
    scope: 'COLLECTION',
    equals: ['email'],
  },
  {
    file: 'functions/src/identity/organizations/eraseOrg.ts',
    snippet: `db.collection('users').where('orgIds', 'array-contains', orgId)`,
    collection: 'users',
    scope: 'COLLECTION',
    equals: ['orgIds'],
  },
  {
    // One condition over several collections, for which the index of a single field is enough in each.
    file: 'functions/src/identity/organizations/eraseOrg.ts',
    snippet: `db.collection(collection).where(field, '==', orgId)`,
    collection: 'widgets',
    scope: 'COLLECTION',
    equals: ['orgId'],
  },
  {
    file: 'functions/src/edge/api/lists/listLeads.ts',
    snippet: `newest.where('chatbotId', '==', chatbotId)`,
    collection: 'leads',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
    orderBy: ['createdAt', 'DESCENDING'],
  },
  {
    file: 'functions/src/edge/api/lists/listChats.ts',
    snippet: `newest.where('chatbotId', '==', chatbotId)`,
    collection: 'chats',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
    orderBy: ['lastMessageAt', 'DESCENDING'],
  },
  {
    file: 'functions/src/edge/api/sources/listSources.ts',
    snippet: `newest.where('chatbotId', '==', chatbotId)`,
    collection: 'sources',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
    orderBy: ['createdAt', 'DESCENDING'],
  },
  {
    file: 'functions/src/knowledge/crawling/job/claimCrawl.ts',
    snippet: `refs.sources(orgId).where('type', '==', 'website').where('status', '==', 'processing')`,
    collection: 'sources',
    scope: 'COLLECTION',
    equals: ['type', 'status'],
  },
  ...DELETION_QUERIES,
  ...EXPORT_QUERIES,
  ...BELL_QUERIES,
  ...SCHEDULED_QUERIES,
  ...WEB_QUERIES,
];

/** Files that turn the web app's declared queries into the SDK's: no query of their own. */
export const QUERY_ENGINES: readonly string[] = [
  'functions/src/figures/exports/rows/whereAll.ts',
  'functions/src/figures/masking/maskedQuery.ts',
  'web/src/lib/firestore/buildQuery.ts',
];
