import type { Chat } from '@parlance/domain/documents/chats/chat';

/** The member to whom the rule of a team has given a request that waits; null where it waits for everybody. */
export function routedTo({ handover, assigneeUid }: Pick<Chat, 'handover' | 'assigneeUid'>): string | null {
  return handover?.status === 'requested' && handover.routing !== null ? assigneeUid : null;
}
