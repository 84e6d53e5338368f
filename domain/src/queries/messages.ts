import type { Message } from '../documents/chats/message.ts';
import type { ShapeOf } from './QueryShape.ts';

/** Messages of one conversation from before a moment, the newest first. */
export const messagesBefore = {
  collection: 'messages',
  where: { at: '<' },
  orderBy: ['at', 'desc'],
} satisfies ShapeOf<Message>;

export const newestMessages = {
  collection: 'messages',
  group: true,
  where: { chatbotId: '==' },
  orderBy: ['at', 'desc'],
} satisfies ShapeOf<Message>;

export const messagesUntil = {
  collection: 'messages',
  group: true,
  where: { chatbotId: '==', at: '<=' },
} satisfies ShapeOf<Message>;

export const messagesSince = {
  collection: 'messages',
  group: true,
  where: { chatbotId: '==', at: '>=' },
  orderBy: ['at', 'asc'],
} satisfies ShapeOf<Message>;

export const messagesOfDay = {
  collection: 'messages',
  group: true,
  where: { chatbotId: '==', day: '==' },
} satisfies ShapeOf<Message>;

/** Messages that show an agent's name. */
export const messagesOfAgent = {
  collection: 'messages',
  group: true,
  where: { agentUid: '==', agentName: ['>', ''] },
} satisfies ShapeOf<Message>;
