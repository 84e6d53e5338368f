import type { ChatMessage, ChatView } from '@parlance/domain/widget/chatMessage';

/** What both sides of a conversation watch. `agentTypingAt` in milliseconds. */
export interface LiveState extends Pick<ChatView, 'mode' | 'handover' | 'agentName'> {
  agentTypingAt: number | null;
}

export interface LiveEvents {
  onState: (state: LiveState) => void;
  onMessages: (messages: readonly ChatMessage[]) => void;
  /** The connection is lost for good: watching begins anew. */
  onLost: () => void;
}
