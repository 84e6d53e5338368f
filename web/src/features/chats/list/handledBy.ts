import type { Chat } from '@parlance/domain/documents/chats/chat';

/** Party that answered in a conversation: the chatbot alone, or an agent, now or before. `name` is empty where that account is gone. */
type Handler = { kind: 'chatbot' } | { kind: 'waiting' } | { kind: 'person' } | { kind: 'agent'; name: string };

export function handledBy({ byAgent, handover }: Pick<Chat, 'byAgent' | 'handover'>): Handler {
  if (handover !== null && handover.agentUid !== null) return { kind: 'agent', name: handover.agentName ?? '' };
  if (handover?.status === 'requested') return { kind: 'waiting' };
  // Taken over before, and asked for anew since then: who it was is not kept with the conversation.
  return { kind: byAgent ? 'person' : 'chatbot' };
}
