import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { AgentMessage } from '@parlance/domain/documents/chats/message';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { queueOutbound } from '../../delivery/queueOutbound.ts';
import { refs } from '../../kernel/platform/refs.ts';
import type { ChatPlace } from './chatPlace.ts';
import { countFirstResponse } from './countFirstResponse.ts';
import { relayMessage } from './live/relayMessage.ts';
import { withAgentText } from './withAgentText.ts';

/** Own words and file of what an agent writes. */
interface AgentWriting
  extends
    Pick<AgentMessage, 'text' | 'agentUid' | 'agentName'>,
    Partial<Pick<AgentMessage, 'draftChange' | 'original' | 'attachment'>> {
  messageId: string;
}

/**
 * Writes what the agent of a conversation says into it, and orders it to be sent where the conversation is by a connected channel. The writes of a
 * transaction that has read the conversation, and that the message is not there.
 */
export function writeAgentMessage(
  transaction: Transaction,
  { orgId, chatId }: ChatPlace,
  chat: Chat,
  { messageId, text, agentUid, agentName, draftChange = null, original = null, attachment = null }: AgentWriting,
  now: Date,
): void {
  const { chatbotId, handover } = chat;
  const message: AgentMessage = {
    chatbotId,
    role: 'agent',
    text,
    at: now,
    agentUid,
    agentName,
    draftChange,
    original,
    translations: {},
    attachment,
    delivery: chat.thread === null ? null : { state: 'waiting', fault: null, at: now },
  };
  transaction.create(refs.message(orgId, chatId, messageId), message);
  relayMessage(transaction, { orgId, chatId }, messageId, message);
  queueOutbound(transaction, { orgId, chatId, messageId }, chat, now);
  transaction.update(refs.chat(orgId, chatId), {
    messageCount: FieldValue.increment(1),
    lastMessageAt: now,
    turns: withAgentText(chat.turns, attachment === null ? text : `[${text}]`),
    unread: false,
    classifiedAt: null,
    handover: handover && { ...handover, status: 'joined', awayAt: null, awaitedSince: null },
    firstResponseMs: countFirstResponse(transaction, orgId, chat, now),
  });
  transaction.update(refs.live(orgId, chatId), { agentTypingAt: null });
}
