import type { ChannelConnection } from '../documents/channels/channel.ts';
import type { Inbound } from '../documents/channels/inbound.ts';
import type { Outbound } from '../documents/channels/outbound.ts';
import type { ShapeOf } from './QueryShape.ts';

/** Messages of one exchange that wait, in the order in which they were written. */
export const waitingInThread = {
  collection: 'inbound',
  where: { threadId: '==', status: ['==', 'waiting'] },
  orderBy: ['order', 'asc'],
} satisfies ShapeOf<Inbound>;

/** Messages of a chatbot's customers that wait. */
export const waitingOfChatbot = {
  collection: 'inbound',
  where: { chatbotId: '==', status: ['==', 'waiting'] },
} satisfies ShapeOf<Inbound>;

export const dueInbound = {
  collection: 'inbound',
  group: true,
  where: { status: ['==', 'waiting'], nextAttemptAt: '<=' },
  orderBy: ['nextAttemptAt', 'asc'],
} satisfies ShapeOf<Inbound>;

/** Messages of one exchange that are not out, in the order in which they were written. */
export const openInThread = {
  collection: 'outbound',
  where: { threadId: '==', status: ['==', ['waiting', 'sending']] },
  orderBy: ['createdAt', 'asc'],
} satisfies ShapeOf<Outbound>;

export const dueOutbound = {
  collection: 'outbound',
  group: true,
  where: { status: ['==', ['waiting', 'sending']], nextAttemptAt: '<=' },
  orderBy: ['nextAttemptAt', 'asc'],
} satisfies ShapeOf<Outbound>;

/** Mailboxes to be looked into. */
export const dueMailboxes = {
  collection: 'channels',
  group: true,
  where: { 'mailbox.nextPollAt': '<=' },
  orderBy: ['mailbox.nextPollAt', 'asc'],
} satisfies ShapeOf<ChannelConnection>;

/** The connection that takes what is passed on to an address of the deployment. */
export const channelByForwardAddress = {
  collection: 'channels',
  group: true,
  where: { 'account.forwardTo': '==' },
} satisfies ShapeOf<ChannelConnection>;

/** By a service's own id, which its receipts name. */
export const outboundByServiceId = {
  collection: 'outbound',
  where: { channelId: '==', serviceIds: 'contains' },
} satisfies ShapeOf<Outbound>;
