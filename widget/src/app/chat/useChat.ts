import { newId } from '@parlance/domain/ids';
import { useCallback, useReducer, useRef } from 'react';
import { askQuestion } from '../transport/askQuestion.ts';
import { toFailure } from '../transport/failure.ts';
import { useWidget } from '../WidgetContext.ts';
import { reduceTurns, type Turn } from './turns.ts';

export interface Chat {
  turns: readonly Turn[];
  isAnswering: boolean;
  ask: (question: string) => void;
  /** Asks the same message again. It keeps its id, so it is answered and counted once. */
  retry: (turn: Turn) => void;
  stop: () => void;
}

/** The conversation of this page. It lives in memory: nothing is stored in the visitor's browser. */
export function useChat(onAnswered: () => void): Chat {
  const { config, locale, session } = useWidget();
  const [turns, dispatch] = useReducer(reduceTurns, []);
  const running = useRef<AbortController | null>(null);

  const run = useCallback(
    async (messageId: string, text: string) => {
      const controller = new AbortController();
      running.current = controller;
      try {
        const result = await askQuestion({
          functionsUrl: config.functionsUrl,
          session,
          messageId,
          text,
          locale,
          signal: controller.signal,
          onChunk: (chunk) => dispatch({ type: 'chunk', messageId, chunk }),
        });
        dispatch({ type: 'done', messageId, result });
        onAnswered();
      } catch (error) {
        dispatch({ type: 'fail', messageId, failure: toFailure(error) });
      } finally {
        running.current = null;
      }
    },
    [config, locale, session, onAnswered],
  );

  const ask = useCallback(
    (question: string) => {
      if (running.current !== null) return;
      const messageId = newId();
      dispatch({ type: 'ask', messageId, question });
      void run(messageId, question);
    },
    [run],
  );

  const retry = useCallback(
    ({ messageId, question }: Turn) => {
      if (running.current !== null) return;
      dispatch({ type: 'retry', messageId });
      void run(messageId, question);
    },
    [run],
  );

  const stop = useCallback(() => running.current?.abort(), []);
  const isAnswering = turns.some(({ answer }) => answer.status === 'waiting' || answer.status === 'streaming');
  return { turns, isAnswering, ask, retry, stop };
}
