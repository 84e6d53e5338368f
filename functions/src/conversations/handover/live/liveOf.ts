import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Live } from '@parlance/domain/documents/chats/live';
import { shownStatus } from '@parlance/domain/documents/chats/shownStatus';

/** State of a conversation that both sides watch, rebuilt from it: nobody is typing when bot and agent change places. */
export function liveOf({
  chatbotId,
  contactId,
  mode,
  handover,
}: Pick<Chat, 'chatbotId' | 'contactId' | 'mode' | 'handover'>): Live {
  return {
    chatbotId,
    contactId,
    mode,
    handover: shownStatus(handover),
    agentName: mode === 'human' ? (handover?.agentName ?? null) : null,
    agentTypingAt: null,
    visitorTypingAt: null,
  };
}
