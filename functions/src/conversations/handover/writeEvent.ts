import type { ChatEvent } from '@parlance/domain/documents/chats/message';
import type { Transaction } from 'firebase-admin/firestore';
import { refs } from '../../kernel/platform/refs.ts';
import type { ChatPlace } from './chatPlace.ts';

type Happened = Pick<ChatEvent, 'chatbotId' | 'at' | 'event'> &
  Partial<Pick<ChatEvent, 'agentUid' | 'agentName' | 'opensAt' | 'day' | 'channel'>>;

/** Writes down in a conversation what happened between chatbot and agent. Returns the message. */
export function writeEvent(
  transaction: Transaction,
  { orgId, chatId }: ChatPlace,
  eventId: string,
  happened: Happened,
): ChatEvent {
  const message: ChatEvent = {
    role: 'event',
    text: '',
    agentUid: null,
    agentName: null,
    opensAt: null,
    day: '',
    channel: null,
    ...happened,
  };
  transaction.create(refs.message(orgId, chatId, eventId), message);
  return message;
}
