import type { ChatMessage } from '@parlance/domain/widget/chatMessage';
import { useMemo, useReducer } from 'react';
import { useWidget } from '../context/WidgetContext.ts';
import { isPending, type Entry, type LiveMessage, type Rating, type Turn, type Version } from '../entries/entries.ts';
import { reduceEntries } from '../entries/reduceEntries.ts';
import type { AskOptions } from './useAsking.ts';
import { useQuestions, type Questions } from './useQuestions.ts';

export interface Chat extends Questions {
  entries: readonly Entry[];
  isAnswering: boolean;
  /** Chooses the visible answer of a question, by its index. */
  show: (turn: Turn, shown: number) => void;
  /** False if the rating did not arrive; the former rating is then shown again. */
  rate: (version: Version, rating: Rating, comment: string) => Promise<boolean>;
  /** Adds stored messages. `isLive`: the first one belongs to a conversation with an agent. */
  merge: (messages: readonly ChatMessage[], isLive?: boolean) => void;
  /** Puts stored messages before those of this page. */
  restore: (messages: readonly ChatMessage[]) => void;
  /** Shows a message to an agent as `sending`, until `markDelivery` reports how that ended. */
  addLiveMessage: (id: string, text: string, isUpload?: boolean) => void;
  markDelivery: (id: string, delivery: LiveMessage['delivery']) => void;
  clear: () => void;
}

/** The conversation of this page. Its words live in memory: none of them are stored in the visitor's browser. */
export function useChat(options: AskOptions): Chat {
  const { backend } = useWidget();
  const [entries, dispatch] = useReducer(reduceEntries, []);
  const questions = useQuestions({ entries, dispatch, ...options });

  async function rate({ messageId, rating: former }: Version, rating: Rating, comment: string): Promise<boolean> {
    dispatch({ type: 'rate', messageId, rating });
    try {
      await backend.rate({ messageId, rating, comment });
      return true;
    } catch {
      dispatch({ type: 'rate', messageId, rating: former });
      return false;
    }
  }

  const actions = useMemo(
    (): Pick<Chat, 'show' | 'merge' | 'restore' | 'addLiveMessage' | 'markDelivery' | 'clear'> => ({
      show: ({ id }, shown) => dispatch({ type: 'show', turnId: id, shown }),
      merge: (messages, isLive = false) => dispatch({ type: 'merge', messages, isLive }),
      restore: (messages) => dispatch({ type: 'restore', messages }),
      addLiveMessage: (id, text, isUpload = false) => dispatch({ type: 'send', id, text, at: Date.now(), isUpload }),
      markDelivery: (id, delivery) => dispatch({ type: 'delivery', id, delivery }),
      clear: () => dispatch({ type: 'clear' }),
    }),
    [],
  );
  const isAnswering = entries.some((entry) => entry.kind === 'turn' && entry.versions.some(isPending));
  return { entries, isAnswering, rate, ...questions, ...actions };
}
