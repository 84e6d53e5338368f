/** A query of the product: where it stands and what it asks for. */
export interface DeclaredQuery {
  file: string;
  /** Found in the file as it stands there, but for white space. */
  snippet: string;
  collection: string;
  scope: 'COLLECTION' | 'COLLECTION_GROUP';
  equals: readonly string[];
  range?: string;
  orderBy?: readonly [field: string, order: 'ASCENDING' | 'DESCENDING'];
  vector?: string;
}

/** Every query with more than one condition, and every query over a collection group. */
export const DECLARED_QUERIES: readonly DeclaredQuery[] = [
  {
    file: 'functions/src/answering/retrievePassages.ts',
    snippet: `.where('chatbotId', '==', chatbotId).where('space', '==', provider.space).select(...FIELDS).findNearest({
      vectorField: 'embedding',`,
    collection: 'chunks',
    scope: 'COLLECTION',
    equals: ['chatbotId', 'space'],
    vector: 'embedding',
  },
  {
    file: 'functions/src/sources/removeSource.ts',
    snippet: `refs.sources(orgId).where('chatbotId', '==', chatbotId).where('status', '==', 'indexed').limit(1)`,
    collection: 'sources',
    scope: 'COLLECTION',
    equals: ['chatbotId', 'status'],
  },
  {
    file: 'functions/src/ingestion/resumeStalledSources.ts',
    snippet: `group.where('status', '==', 'processing').where('leaseUntil', '<', Timestamp.fromDate(now)).limit(`,
    collection: 'sources',
    scope: 'COLLECTION_GROUP',
    equals: ['status'],
    range: 'leaseUntil',
  },
  {
    file: 'functions/src/ingestion/resumeStalledSources.ts',
    snippet: `group.where('status', '==', 'pending').where('createdAt', '<', Timestamp`,
    collection: 'sources',
    scope: 'COLLECTION_GROUP',
    equals: ['status'],
    range: 'createdAt',
  },
  {
    file: 'web/src/features/sources/api/useSources.ts',
    snippet: `path: paths.sources(orgId), equals: { chatbotId }, orderBy: ['createdAt', 'desc']`,
    collection: 'sources',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
    orderBy: ['createdAt', 'DESCENDING'],
  },
  {
    file: 'web/src/features/chats/api/useChats.ts',
    snippet: `path: paths.chats(orgId), equals: { chatbotId }, orderBy: ['lastMessageAt', 'desc']`,
    collection: 'chats',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
    orderBy: ['lastMessageAt', 'DESCENDING'],
  },
  {
    file: 'web/src/features/leads/api/useLeads.ts',
    snippet: `path: paths.leads(orgId), equals: { chatbotId }, orderBy: ['createdAt', 'desc']`,
    collection: 'leads',
    scope: 'COLLECTION',
    equals: ['chatbotId'],
    orderBy: ['createdAt', 'DESCENDING'],
  },
];

/** Where the web app's declared queries are turned into the SDK's: no query of its own. */
export const QUERY_ENGINES: readonly string[] = ['web/src/lib/firestore/useCollection.ts'];
