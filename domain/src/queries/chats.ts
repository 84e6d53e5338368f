import type { Chat } from '../documents/chats/chat.ts';
import type { ShapeOf } from './QueryShape.ts';

/** Fields by which a list of conversations can be narrowed by when they began, one or more at once. */
const BEGUN_FILTERS = [
  'category',
  'sentiment',
  'rating',
  'topicId',
  'outcome',
  'counted.resolution',
  'counted.category',
  'depth',
  'channel',
  'locale',
  'site',
  'unread',
  'byAgent',
  'handover.agentUid',
  'assigneeUid',
] as const;

/** Conversations, that with the newest message first. The inbox alone asks for open ones. */
export const newestChats = {
  collection: 'chats',
  where: { chatbotId: '==?', terms: 'contains?', marks: 'contains?', tags: 'contains?', attributes: 'contains?' },
  merged: [...BEGUN_FILTERS, 'isOpen'],
  orderBy: ['lastMessageAt', 'desc'],
} satisfies ShapeOf<Chat>;

/** Conversations, the last one begun first. */
export const begunChats = {
  collection: 'chats',
  where: { chatbotId: '==?' },
  merged: BEGUN_FILTERS,
  orderBy: ['createdAt', 'desc'],
} satisfies ShapeOf<Chat>;

export const chatsBegunUntil = {
  collection: 'chats',
  where: { chatbotId: '==', createdAt: '<=' },
} satisfies ShapeOf<Chat>;

export const chatsOfDay = {
  collection: 'chats',
  where: { chatbotId: '==', day: '==' },
} satisfies ShapeOf<Chat>;

/** Conversations by a connection with a service, that with the newest message first. */
export const chatsOfChannel = {
  collection: 'chats',
  where: { 'thread.channelId': '==' },
  orderBy: ['lastMessageAt', 'desc'],
} satisfies ShapeOf<Chat>;

/** A contact's conversations, that with the newest message first. */
export const chatsOfContact = {
  collection: 'chats',
  where: { contactId: '==' },
  orderBy: ['lastMessageAt', 'desc'],
} satisfies ShapeOf<Chat>;

/** Conversations whose visitors wait for an agent, or for one who went away; the longest wait first. */
export const waitingChats = {
  collection: 'chats',
  where: { 'handover.status': ['==', ['requested', 'away']] },
  orderBy: ['handover.requestedAt', 'asc'],
} satisfies ShapeOf<Chat>;

export const overdueHandovers = {
  collection: 'chats',
  group: true,
  where: { 'handover.status': ['==', 'requested'], 'handover.dueAt': '<=' },
  orderBy: ['handover.dueAt', 'asc'],
} satisfies ShapeOf<Chat>;

/** Requests that the rule of a team has given to a member, those that wait longest for one first. */
export const assignedRequests = {
  collection: 'chats',
  group: true,
  where: { 'handover.status': ['==', 'requested'], 'handover.passOnAt': '<=' },
  orderBy: ['handover.passOnAt', 'asc'],
} satisfies ShapeOf<Chat>;

/** Conversations of a member in which a visitor waits for an agent, or has one. */
export const ongoingChatsOfMember = {
  collection: 'chats',
  where: { assigneeUid: '==', 'handover.status': ['==', ['requested', 'joined', 'away']] },
} satisfies ShapeOf<Chat>;

/** Conversations in which the visitor has the last word, and whose agents have shown no sign of life in time. */
export const absentAgents = {
  collection: 'chats',
  group: true,
  where: { 'handover.status': ['==', ['joined', 'away']], 'handover.awayAt': '<=' },
  orderBy: ['handover.awayAt', 'asc'],
} satisfies ShapeOf<Chat>;

export const idleChats = {
  collection: 'chats',
  group: true,
  where: { classifiedAt: ['==', null], lastMessageAt: '<' },
  orderBy: ['lastMessageAt', 'asc'],
} satisfies ShapeOf<Chat>;

/** Conversations that show an agent's name. */
export const chatsOfAgent = {
  collection: 'chats',
  group: true,
  where: { 'handover.agentUid': '==', 'handover.agentName': ['>', ''] },
} satisfies ShapeOf<Chat>;

export const assignedChats = {
  collection: 'chats',
  group: true,
  where: { assigneeUid: '==' },
} satisfies ShapeOf<Chat>;
