import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { ChannelNotice } from '@parlance/domain/documents/channels/outbound';
import { LIMITS } from '@parlance/domain/limits';
import type { Transaction, WriteBatch } from 'firebase-admin/firestore';
import { refs } from '../kernel/platform/refs.ts';

interface Outgoing {
  orgId: string;
  chatId: string;
  /** The conversation's message that is sent; of a notice, the one that it follows. */
  messageId: string;
  notice?: ChannelNotice;
}

/**
 * Sends a message of a conversation to its customer, with the commit in which it is written; nothing in a conversation of the product's own
 * channels. The same message again is the same order: it is sent once.
 */
export function queueOutbound(
  transaction: Transaction | WriteBatch,
  { orgId, chatId, messageId, notice }: Outgoing,
  { chatbotId, thread, leadId }: Pick<Chat, 'chatbotId' | 'thread' | 'leadId'>,
  now: Date,
): void {
  if (thread === null) return;
  const outboundId = notice === undefined ? `${chatId}_${messageId}` : `${chatId}_${messageId}_${notice}`;
  transaction.create(refs.outbound(orgId, outboundId), {
    chatbotId,
    ...thread,
    chatId,
    messageId,
    notice: notice ?? null,
    ...(leadId === undefined ? {} : { leadId }),
    status: 'waiting',
    serviceIds: [],
    attempts: 0,
    nextAttemptAt: now,
    fault: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIMITS.channelMemoryMs),
  });
}
