import type { DeclaredQuery } from './declaredQueries.ts';

/** The queries of the minute's schedule: what has stalled, and how long the oldest of each queue has been waiting. */
export const SCHEDULED_QUERIES: readonly DeclaredQuery[] = [
  {
    file: 'functions/src/ingestion/rechunkSources.ts',
    snippet: `.collectionGroup('sources').where('type', '==', 'file').where('status', '==', 'indexed').where('chunker', '<', CHUNKER).orderBy('chunker')`,
    collection: 'sources',
    scope: 'COLLECTION_GROUP',
    equals: ['type', 'status'],
    range: 'chunker',
    orderBy: ['chunker', 'ASCENDING'],
  },
  {
    file: 'functions/src/ingestion/resumeStalledSources.ts',
    snippet: `group.where('type', 'in', ['file', 'qa']).where('status', '==', 'processing').where('leaseUntil', '<', Timestamp.fromDate(now)).orderBy('leaseUntil')`,
    collection: 'sources',
    scope: 'COLLECTION_GROUP',
    equals: ['type', 'status'],
    range: 'leaseUntil',
    orderBy: ['leaseUntil', 'ASCENDING'],
  },
  {
    file: 'functions/src/ingestion/resumeStalledSources.ts',
    snippet: `group.where('type', 'in', ['file', 'qa']).where('status', '==', 'pending').where('nextAttemptAt', '<', Timestamp.fromMillis(now.getTime() - PENDING_STALE_AFTER_MS))
      .orderBy('nextAttemptAt')`,
    collection: 'sources',
    scope: 'COLLECTION_GROUP',
    equals: ['type', 'status'],
    range: 'nextAttemptAt',
    orderBy: ['nextAttemptAt', 'ASCENDING'],
  },
  {
    file: 'functions/src/organizations/eraseEndedOrgs.ts',
    snippet: `.collection('orgs').where('subscription.erasedAt', '<=', soon).orderBy('subscription.erasedAt')`,
    collection: 'orgs',
    scope: 'COLLECTION',
    equals: [],
    range: 'subscription.erasedAt',
    orderBy: ['subscription.erasedAt', 'ASCENDING'],
  },
  {
    file: 'functions/src/mail/resendStalledMail.ts',
    snippet: `.collection('mail').where('status', 'in', ['queued', 'deferred']).where('nextAttemptAt', '<=', Timestamp.fromDate(now))
    .orderBy('nextAttemptAt')`,
    collection: 'mail',
    scope: 'COLLECTION',
    equals: ['status'],
    range: 'nextAttemptAt',
    orderBy: ['nextAttemptAt', 'ASCENDING'],
  },
  {
    file: 'functions/src/webhooks/delivery/resendStalledDeliveries.ts',
    snippet: `.collectionGroup('deliveries').where('status', '==', 'waiting').where('nextAttemptAt', '<=', Timestamp.fromDate(now))
    .orderBy('nextAttemptAt')`,
    collection: 'deliveries',
    scope: 'COLLECTION_GROUP',
    equals: ['status'],
    range: 'nextAttemptAt',
    orderBy: ['nextAttemptAt', 'ASCENDING'],
  },
  {
    file: 'functions/src/crawling/job/resumeStalledCrawls.ts',
    snippet: `db.collectionGroup('sources').where('type', '==', 'website').where('status', 'in', ['processing', 'pending'])`,
    collection: 'sources',
    scope: 'COLLECTION_GROUP',
    equals: ['type', 'status'],
  },
  {
    file: 'functions/src/monitoring/readQueueAges.ts',
    snippet: `.collectionGroup('sources').where('type', 'in', ['file', 'qa']).where('status', '==', 'pending')
      .where('embeddingSpace', '==', null).orderBy('createdAt')`,
    collection: 'sources',
    scope: 'COLLECTION_GROUP',
    equals: ['type', 'status', 'embeddingSpace'],
    orderBy: ['createdAt', 'ASCENDING'],
  },
  {
    file: 'functions/src/monitoring/readQueueAges.ts',
    snippet: `db.collection('mail').where('status', '==', 'queued').orderBy('createdAt')`,
    collection: 'mail',
    scope: 'COLLECTION',
    equals: ['status'],
    orderBy: ['createdAt', 'ASCENDING'],
  },
  {
    file: 'functions/src/notifications/warnOfTraffic.ts',
    snippet: `.collectionGroup('stats').where('day', 'in', [...days]).where('messages', '>=', UNUSUAL_FROM).orderBy('messages')`,
    collection: 'stats',
    scope: 'COLLECTION_GROUP',
    equals: ['day'],
    range: 'messages',
    orderBy: ['messages', 'ASCENDING'],
  },
  {
    file: 'functions/src/monitoring/readQueueAges.ts',
    snippet: `db.collection('erasures').orderBy('requestedAt')`,
    collection: 'erasures',
    scope: 'COLLECTION',
    equals: [],
    orderBy: ['requestedAt', 'ASCENDING'],
  },
];
