import type { Chat } from '@parlance/domain/documents/chats/chat';

/** Time since which the visitor of a conversation that waits has done so: the request, or the last word to an agent who is away. */
export function waitingSince({ handover, lastMessageAt }: Pick<Chat, 'handover' | 'lastMessageAt'>): Date {
  return handover?.status === 'requested' ? handover.requestedAt : (handover?.awaitedSince ?? lastMessageAt);
}
