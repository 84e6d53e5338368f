import type { Chatbot } from '../documents/chatbots/chatbot.ts';
import type { Deletion } from '../documents/chatbots/deletion.ts';
import type { Notification } from '../documents/chatbots/notification.ts';
import type { ShapeOf } from './QueryShape.ts';

/** Chatbots whose conversations go after a time. */
export const chatbotsWithRetention = {
  collection: 'chatbots',
  group: true,
  where: { retentionDays: ['>', 0] },
  orderBy: ['retentionDays', 'asc'],
} satisfies ShapeOf<Chatbot>;

export const chatbotsWithLeadRetention = {
  collection: 'chatbots',
  group: true,
  where: { leadRetentionDays: ['>', 0] },
  orderBy: ['leadRetentionDays', 'asc'],
} satisfies ShapeOf<Chatbot>;

export const chatbotsWithDeclarationRetention = {
  collection: 'chatbots',
  group: true,
  where: { declarationRetentionDays: ['>', 0] },
  orderBy: ['declarationRetentionDays', 'asc'],
} satisfies ShapeOf<Chatbot>;

export const notificationsWithDigest = {
  collection: 'notifications',
  group: true,
  where: { digest: '==' },
} satisfies ShapeOf<Notification>;

export const notificationsOfUnanswered = {
  collection: 'notifications',
  group: true,
  where: { unanswered: ['==', true] },
} satisfies ShapeOf<Notification>;

/** Deletions that take a chatbot's conversations alone. */
export const runningDeletions = {
  collection: 'deletions',
  where: { chatbotId: '==', kind: ['==', 'conversations'], status: ['==', 'running'] },
} satisfies ShapeOf<Deletion>;

export const stalledDeletions = {
  collection: 'deletions',
  group: true,
  where: { status: ['==', 'running'], startedAt: '<' },
} satisfies ShapeOf<Deletion>;
