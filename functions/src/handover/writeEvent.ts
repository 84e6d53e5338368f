import { newMessage, type Message } from '@parlance/domain/documents/chats/message';
import type { Transaction } from 'firebase-admin/firestore';
import { refs } from '../platform/refs.ts';
import type { ChatPlace } from './chatPlace.ts';

type Happened = Pick<Message, 'chatbotId' | 'at'> & { event: NonNullable<Message['event']> } & Partial<
    Pick<Message, 'agentUid' | 'agentName'>
  >;

/** Writes down in a conversation what happened between chatbot and agent. Returns the message. */
export function writeEvent(
  transaction: Transaction,
  { orgId, chatId }: ChatPlace,
  eventId: string,
  { chatbotId, at, ...happened }: Happened,
): Message {
  const message: Message = { ...newMessage({ chatbotId, role: 'event', text: '', at }), charged: false, ...happened };
  transaction.create(refs.message(orgId, chatId, eventId), message);
  return message;
}
