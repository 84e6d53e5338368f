import type { Mail } from '../documents/mail.ts';
import type { Delivery } from '../documents/organizations/webhook.ts';
import type { ShapeOf } from './QueryShape.ts';

export const dueMails = {
  collection: 'mail',
  where: { status: ['==', ['queued', 'deferred']], nextAttemptAt: '<=' },
  orderBy: ['nextAttemptAt', 'asc'],
} satisfies ShapeOf<Mail>;

/** Mails that wait, the oldest first. */
export const queuedMails = {
  collection: 'mail',
  where: { status: ['==', 'queued'] },
  orderBy: ['createdAt', 'asc'],
} satisfies ShapeOf<Mail>;

export const mailsOfOrg = {
  collection: 'mail',
  where: {
    'message.orgId': '==',
    'message.leadId': '==?',
    'message.chatId': '==?',
    'message.declarationId': '==?',
    to: '==?',
  },
} satisfies ShapeOf<Mail>;

export const dueDeliveries = {
  collection: 'deliveries',
  group: true,
  where: { status: ['==', 'waiting'], nextAttemptAt: '<=' },
  orderBy: ['nextAttemptAt', 'asc'],
} satisfies ShapeOf<Delivery>;
