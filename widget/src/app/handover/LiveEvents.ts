import type { ChatMessage, ChatView } from '@parlance/domain/widget/chatMessage';

/** The live document of a conversation. `agentTypingAt` in milliseconds. */
export interface LiveState extends Pick<ChatView, 'mode' | 'handover' | 'agentName'> {
  agentTypingAt: number | null;
}

export interface LiveEvents {
  onState: (state: LiveState) => void;
  onMessages: (messages: readonly ChatMessage[]) => void;
  /** Nothing more arrives on this connection, or ever because the conversation was deleted. */
  onEnd: (end: 'cut' | 'deleted') => void;
}
