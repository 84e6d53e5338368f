import type { Message } from '@parlance/domain/documents/chats/message';
import type { ChatMessage } from '@parlance/domain/widget/chatMessage';

/** A stored message as its own visitor may see it: without what the team alone knows of it. */
export function toChatMessage(messageId: string, message: Message): ChatMessage {
  const { role, text, at } = message;
  const shared = { messageId, role, text, at: at.toISOString(), ...NOTHING };
  switch (role) {
    case 'user':
      return shared;
    case 'assistant': {
      const { citations, verdict, rating, revised } = message;
      return { ...shared, citations, verdict, rating, revised };
    }
    case 'agent':
      return { ...shared, agentName: message.agentName };
    case 'event':
      return { ...shared, agentName: message.agentName, event: message.event };
  }
}

const NOTHING = { citations: [], verdict: null, rating: null, revised: false, agentName: null, event: null };
