import { useEffect } from 'react';
import { useReturn } from '../chat/useReturn.ts';
import { useChat, type Chat } from '../chat/useChat.ts';
import { useWidget } from '../context/WidgetContext.ts';
import type { Entry } from '../entries/entries.ts';
import { useHandover, type Handover } from '../handover/useHandover.ts';
import { useTakeoverWatch } from '../handover/useTakeoverWatch.ts';
import { useTakenOver } from '../handover/useTakenOver.ts';
import { type Ending, useEnding } from './useEnding.ts';
import { useNewChat } from './useNewChat.ts';
import { useKeptChat } from './useKeptChat.ts';
import { useResumableChat, type ResumableChat } from '../resume/useResumableChat.ts';
import type { Identity } from '../transport/backend.ts';

export interface ChatSession extends Ending {
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
}

interface SessionEvents {
  /** Runs for every answer and message that arrives. */
  onReceived: () => void;
  /** The visitor asked the chatbot for a person. */
  onAgentAsked: () => void;
}

/** True for a question that has an answer, and for whatever else is in a conversation. */
function isAnswered(entry: Entry): boolean {
  return entry.kind !== 'turn' || entry.versions.some(({ answer }) => answer.status === 'done');
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
  const hasBegun = chat.entries.some(isAnswered);
  const handover = useHandover(chat, onReceived);
  const { accept, catchUp, stage } = handover;
  useReturn(chat.entries.length > 0 && !config.isPreview, (view) => {
    accept(view);
    chat.resume(view);
  });
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
    chat.resume(view);
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

  const begin = useNewChat({ forget, clear });
  const ending = useEnding(chat.entries.length, () => {
    if (stage === 'waiting' || hasAgent) void handover.end();
    begin();
  });
  return { chat, handover, resumable, hasAgent, isRestoring, canRequestAgent, send, clear, ...ending };
}
