import { toLocale } from '@parlance/domain/locales';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import type { ChatMessage, ChatView } from '@parlance/domain/widget/chatMessage';
import { useCallback, useEffect, useReducer } from 'react';
import type { Chat } from '../chat/useChat.ts';
import { useWidget } from '../context/WidgetContext.ts';
import type { HandoverRequest } from '../transport/backend.ts';
import { toFailure, type Failure } from '../transport/failure.ts';
import { NO_HANDOVER, reduceHandover, type HandoverState } from './reduceHandover.ts';
import { useLiveChat } from './useLiveChat.ts';
import { useNewMessages } from './useNewMessages.ts';
import { useLiveMessages, type LiveMessages } from './useLiveMessages.ts';

export interface Handover extends HandoverState, LiveMessages {
  /** Null if it worked. */
  request: (request: Pick<HandoverRequest, 'name' | 'email' | 'consent'>) => Promise<Failure | null>;
  /** Ends the waiting or the talk: the chatbot answers again. */
  end: () => Promise<void>;
  /** Removes the notice of a missed handover or of a deleted conversation. */
  dismiss: () => void;
  /** Takes over a stored conversation: an agent may have joined without a request. */
  accept: (view: ChatView) => void;
  /** Reads the stored conversation, so that missed messages appear. Never fails. */
  catchUp: () => Promise<void>;
}

/** Time at which the newest of an agent's messages was stored, in milliseconds. */
function newestOf(messages: readonly ChatMessage[]): number {
  return Math.max(...messages.filter(({ role }) => role === 'agent').map(({ at }) => Date.parse(at)));
}

/** The visitor's side of a conversation with an agent. `onReceived` runs for every new message of the agent. */
export function useHandover(chat: Chat, onReceived: () => void): Handover {
  const { backend, config, locale } = useWidget();
  const [state, dispatch] = useReducer(reduceHandover, NO_HANDOVER);
  const hasNewMessage = useNewMessages();
  const { stage, isTyping, phase } = state;
  const { merge } = chat;

  const accept = useCallback(
    (view: ChatView) => {
      merge(view.messages);
      dispatch({ type: 'view', view });
    },
    [merge],
  );
  const catchUp = useCallback(async () => {
    try {
      accept(await backend.readChat());
    } catch {
      // Without a connection nothing can be read. It is read when the connection is back.
    }
  }, [backend, accept]);
  const writing = useLiveMessages(chat, catchUp);

  useLiveChat((stage === 'waiting' || stage === 'talking') && !config.isPreview, {
    onState: (live) => dispatch({ type: 'live', live }),
    onMessages: (messages) => {
      if (hasNewMessage(messages)) {
        dispatch({ type: 'spoke', at: newestOf(messages) });
        onReceived();
      }
      merge(messages, true);
    },
    onEnd: (type) => dispatch({ type }),
  });

  useEffect(() => {
    if (phase !== '') void catchUp();
  }, [phase, catchUp]);
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => dispatch({ type: 'typing-ended' }), LIMITS.typingMs);
    return () => clearTimeout(timer);
  }, [isTyping]);

  async function request(details: Parameters<Handover['request']>[0]): Promise<Failure | null> {
    try {
      const languages = { locale: toLocale(locale), language: locale };
      const minutes = await backend.requestHandover({ ...details, ...languages, handoverId: newId() });
      dispatch({ type: 'requested', minutes, hasAddress: details.email !== '' });
      if (!config.isPreview) void catchUp();
      return null;
    } catch (error) {
      return toFailure(error);
    }
  }

  async function end(): Promise<void> {
    dispatch({ type: 'ended' });
    try {
      await backend.cancelHandover();
    } catch {
      // The stored conversation shows whether it has ended.
    }
    await catchUp();
  }
  return { ...state, ...writing, request, end, dismiss: () => dispatch({ type: 'dismissed' }), accept, catchUp };
}
