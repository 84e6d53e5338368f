import type { Message } from '@parlance/domain/documents/chats/message';
import type { ChatMessage } from '@parlance/domain/widget/chatMessage';

/** A stored message as its own visitor may see it: without what the team alone knows of it. */
export function toChatMessage(messageId: string, message: Message): ChatMessage {
  const { role, text, at, citations, verdict, rating, revised, agentName, event } = message;
  return { messageId, role, text, at: at.toISOString(), citations, verdict, rating, revised, agentName, event };
}
