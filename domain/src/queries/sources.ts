import type { Page } from '../documents/knowledge/page.ts';
import type { Source } from '../documents/knowledge/source.ts';
import { WHOLE_TYPES } from '../documents/knowledge/SOURCE_TRAITS.ts';
import type { RemovedSource } from '../documents/releases/removedSource.ts';
import type { ShapeOf } from './QueryShape.ts';

/** Sources of an organization, or of one chatbot, the newest first. */
export const allSources = {
  collection: 'sources',
  where: { chatbotId: '==?' },
  orderBy: ['createdAt', 'desc'],
} satisfies ShapeOf<Source>;

export const newestSources = {
  collection: 'sources',
  where: { chatbotId: '==', type: '==?', searchTerms: 'contains?' },
  orderBy: ['createdAt', 'desc'],
} satisfies ShapeOf<Source>;

export const sourcesByName = {
  collection: 'sources',
  where: { chatbotId: '==', type: '==?' },
  orderBy: ['name', 'asc'],
} satisfies ShapeOf<Source>;

export const sourcesBySize = {
  collection: 'sources',
  where: { chatbotId: '==', type: '==?' },
  orderBy: ['characters', 'desc'],
} satisfies ShapeOf<Source>;

export const sourcesOfType = {
  collection: 'sources',
  where: { chatbotId: '==', type: '==', name: '==?' },
} satisfies ShapeOf<Source>;

/** Sources that answers may come from. */
export const trainedSources = {
  collection: 'sources',
  where: { chatbotId: '==', chunks: ['>', 0] },
} satisfies ShapeOf<Source>;

/** Sources that are being read, or will be as soon as there is a worker. */
export const unreadSources = {
  collection: 'sources',
  where: { chatbotId: '==', status: ['==', ['pending', 'processing']], waitingSince: ['==', null] },
} satisfies ShapeOf<Source>;

export const sourcesSince = {
  collection: 'sources',
  where: { chatbotId: '==', indexedAt: '>=' },
  orderBy: ['indexedAt', 'desc'],
} satisfies ShapeOf<Source>;

export const sourcesOfOtherSpace = {
  collection: 'sources',
  where: { chatbotId: '==', embeddingSpace: '!=' },
} satisfies ShapeOf<Source>;

export const sourcesAtWork = {
  collection: 'sources',
  where: { type: '==', status: ['==', 'processing'] },
} satisfies ShapeOf<Source>;

/** Websites whose worker is gone. */
export const abandonedWebsites = {
  collection: 'sources',
  group: true,
  where: { type: ['==', 'website'], status: ['==', ['processing', 'pending']], leaseUntil: '<=' },
  orderBy: ['leaseUntil', 'asc'],
} satisfies ShapeOf<Source>;

/** Websites that nobody has taken. */
export const untakenWebsites = {
  collection: 'sources',
  group: true,
  where: { type: ['==', 'website'], status: ['==', ['processing', 'pending']], leaseUntil: ['==', null] },
} satisfies ShapeOf<Source>;

/** Documents and questions that wait for their first reading, the oldest first. */
export const queuedSources = {
  collection: 'sources',
  group: true,
  where: { type: ['==', WHOLE_TYPES], status: ['==', 'pending'], embeddingSpace: ['==', null] },
  orderBy: ['createdAt', 'asc'],
} satisfies ShapeOf<Source>;

/** Documents and questions whose worker is gone. */
export const abandonedSources = {
  collection: 'sources',
  group: true,
  where: { type: ['==', WHOLE_TYPES], status: ['==', 'processing'], leaseUntil: '<' },
  orderBy: ['leaseUntil', 'asc'],
} satisfies ShapeOf<Source>;

/** Documents and questions that nobody has taken. */
export const overdueSources = {
  collection: 'sources',
  group: true,
  where: { type: ['==', WHOLE_TYPES], status: ['==', 'pending'], nextAttemptAt: '<' },
  orderBy: ['nextAttemptAt', 'asc'],
} satisfies ShapeOf<Source>;

/** Sources that an older chunker has cut. */
export const outdatedSources = {
  collection: 'sources',
  group: true,
  where: { type: '==', status: ['==', 'indexed'], chunker: '<' },
  orderBy: ['chunker', 'asc'],
} satisfies ShapeOf<Source>;

/** Sources whose vectors are of another embedding space. */
export const foreignSources = {
  collection: 'sources',
  group: true,
  where: { status: ['==', ['indexed', 'failed']], embeddingSpace: '!=' },
} satisfies ShapeOf<Source>;

export const dueWebsites = {
  collection: 'sources',
  group: true,
  where: { 'website.weekly': ['==', true], 'website.nextCrawlAt': '<=' },
} satisfies ShapeOf<Source>;

export const pagesByAddress = {
  collection: 'pages',
  where: { status: '==?' },
  orderBy: ['url', 'asc'],
} satisfies ShapeOf<Page>;

export const newestRemovedSources = {
  collection: 'removedSources',
  where: { chatbotId: '==', isErasing: ['==', false] },
  orderBy: ['removedAt', 'desc'],
} satisfies ShapeOf<RemovedSource>;

export const expiredRemovedSources = {
  collection: 'removedSources',
  group: true,
  where: { expiresAt: '<=' },
  orderBy: ['expiresAt', 'asc'],
} satisfies ShapeOf<RemovedSource>;
