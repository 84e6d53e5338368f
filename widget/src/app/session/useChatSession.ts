import { useEffect } from 'react';
import { useReturn } from '../chat/useReturn.ts';
import { useChat, type Chat } from '../chat/useChat.ts';
import { useWidget } from '../context/WidgetContext.ts';
import { useHandover, type Handover } from '../handover/useHandover.ts';
import { useTakeoverWatch } from '../handover/useTakeoverWatch.ts';
import { useTakenOver } from '../handover/useTakenOver.ts';
import { useKeptChat } from './useKeptChat.ts';
import { useResumableChat, type ResumableChat } from '../resume/useResumableChat.ts';
import type { Identity } from '../transport/backend.ts';

export interface ChatSession {
  chat: Chat;
  handover: Handover;
  resumable: ResumableChat;
  /** True while an agent answers in place of the chatbot. */
  hasAgent: boolean;
  /** True until the conversation of the page before is shown. */
  isRestoring: boolean;
  canRequestAgent: boolean;
  /** Sends a message to the agent or, without one, to the chatbot. Give the id of a message that is sent again. */
  send: (text: string, id?: string) => void;
  /** Empties the conversation on this page. */
  clear: () => void;
  /** Begins another conversation. */
  restart: () => void;
}

interface SessionEvents {
  /** Runs for every answer and message that arrives. */
  onReceived: () => void;
  /** The visitor asked the chatbot for a person. */
  onAgentAsked: () => void;
}

/** The conversation with the chatbot and with agents. */
export function useChatSession(
  identity: Identity | undefined,
  { onReceived, onAgentAsked }: SessionEvents,
): ChatSession {
  const { config } = useWidget();
  const chat = useChat({
    onAnswered: ({ offerAgent }) => {
      onReceived();
      if (offerAgent) onAgentAsked();
    },
    identity,
  });
  const hasBegun = chat.entries.some(
    (entry) => entry.kind !== 'turn' || entry.versions.some(({ answer }) => answer.status === 'done'),
  );
  const handover = useHandover(chat, onReceived);
  const { accept, catchUp, stage } = handover;
  useReturn(hasBegun && !config.isPreview, catchUp);
  useTakeoverWatch(hasBegun && !config.isPreview && stage === 'none' ? chat.entries.length : 0, catchUp);
  const resumable = useResumableChat(hasBegun, accept);
  const hasAgent = stage === 'talking';
  useTakenOver(chat.entries, (messageId, question) => {
    if (!hasAgent) accept({ messages: [], mode: 'human', handover: 'joined', agentName: null });
    handover.send(question, messageId);
  });
  const { isRestoring, forget } = useKeptChat(chat.entries.length > 0, (view) => {
    chat.restore(view.messages);
    accept({ ...view, messages: [] });
  });
  const { yieldToAgent } = chat;
  useEffect(() => {
    if (hasAgent) yieldToAgent();
  }, [hasAgent, yieldToAgent]);
  const canRequestAgent = config.handover.isOffered && ['none', 'missed', 'deleted'].includes(stage);

  function send(text: string, id?: string): void {
    if (hasAgent) handover.send(text, id);
    else {
      handover.dismiss();
      chat.ask(text, id);
    }
  }

  function clear(): void {
    forget();
    chat.clear();
    accept({ messages: [], mode: 'bot', handover: null, agentName: null });
    handover.dismiss();
  }

  function restart(): void {
    if (stage === 'waiting' || hasAgent) void handover.end();
    // The page brings the token of a new conversation.
    if (config.isPreview) clear();
    else {
      forget();
      location.reload();
    }
  }

  return { chat, handover, resumable, hasAgent, isRestoring, canRequestAgent, send, clear, restart };
}
