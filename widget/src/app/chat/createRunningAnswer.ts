import type { Dispatch } from 'react';
import type { EntryAction } from '../entries/reduceEntries.ts';

export type RunningAnswer = ReturnType<typeof createRunningAnswer>;

/** The answer that is being written, and how it ends early. There is one at a time. */
export function createRunningAnswer(dispatch: Dispatch<EntryAction>) {
  let current: { messageId: string; controller: AbortController } | undefined;
  const isCurrent = (signal: AbortSignal): boolean => current?.controller.signal === signal;
  return {
    /** Begins the answer to a question. Undefined while another one is being written. */
    begin: (messageId: string): AbortSignal | undefined => {
      if (current) return undefined;
      current = { messageId, controller: new AbortController() };
      return current.controller.signal;
    },
    /** False once an agent has the question: what still comes of the answer is nothing to show. */
    isCurrent,
    end: (signal: AbortSignal) => {
      if (isCurrent(signal)) current = undefined;
    },
    stop: () => current?.controller.abort(),
    /** Drops the answer: an agent has taken the conversation over, and gets the question. */
    yieldToAgent: () => {
      const dropped = current;
      if (!dropped) return;
      current = undefined;
      dropped.controller.abort();
      const failure = { kind: 'server', code: 'chat-taken-over', correlationId: '' } as const;
      dispatch({ type: 'fail', messageId: dropped.messageId, failure });
    },
  };
}
