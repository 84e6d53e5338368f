import type { Chat } from '@parlance/domain/documents/chats/chat';
import { newId } from '@parlance/domain/ids';
import type { Transaction } from 'firebase-admin/firestore';
import { moveCounted } from '../../figures/moveCounted.ts';
import { refs } from '../../kernel/platform/refs.ts';
import type { ChatPlace } from './chatPlace.ts';
import { liveOf } from './live/liveOf.ts';
import { NOT_ROUTED } from './routing/NOT_ROUTED.ts';
import { takeBack } from './routing/takeBack.ts';
import { writeEvent } from './writeEvent.ts';

/**
 * Gives a conversation back to the chatbot and ends a request for an agent, whoever does it; a conversation without either
 * stays as it is. The last read and the writes of a transaction that has read `chat`.
 */
export async function endHandover(transaction: Transaction, place: ChatPlace, chat: Chat, now: Date): Promise<void> {
  const { chatbotId, mode, handover } = chat;
  if (handover === null || (mode === 'bot' && handover.status !== 'requested')) return;
  const back = await takeBack(transaction, place.orgId, chat);
  const ended = { mode: 'bot' as const, handover: { ...handover, status: 'ended' as const, ...NOT_ROUTED } };
  const counted = moveCounted(transaction, place.orgId, chat, ended);
  transaction.update(refs.chat(place.orgId, place.chatId), { ...ended, ...back, ...counted });
  transaction.set(refs.live(place.orgId, place.chatId), liveOf({ ...chat, ...ended }));
  if (mode === 'bot') return;
  const { agentUid, agentName } = handover;
  writeEvent(transaction, place, `${newId()}.left`, { chatbotId, at: now, event: 'agent-left', agentUid, agentName });
}
