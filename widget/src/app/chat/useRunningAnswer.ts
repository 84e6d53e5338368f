import { useCallback, useRef, type Dispatch, type RefObject } from 'react';
import type { EntryAction } from '../entries/reduceEntries.ts';

interface RunningAnswer {
  running: RefObject<{ messageId: string; controller: AbortController } | null>;
  /** Stops the answer that is being written. */
  stop: () => void;
  /** Drops the answer that is being written: an agent has taken the conversation over, and gets the question. */
  yieldToAgent: () => void;
  /** True iff an answer was dropped like that: what still comes of it is nothing to show. */
  hasYielded: (signal: AbortSignal) => boolean;
}

const AGENT_JOINED = 'agent-joined';

function hasYielded({ aborted, reason }: AbortSignal): boolean {
  return aborted && reason === AGENT_JOINED;
}

/** The answer that is being written, and how it ends early. There is one at a time. */
export function useRunningAnswer(dispatch: Dispatch<EntryAction>): RunningAnswer {
  const running: RunningAnswer['running'] = useRef(null);
  const stop = useCallback(() => running.current?.controller.abort(), []);
  const yieldToAgent = useCallback(() => {
    if (running.current === null) return;
    const { messageId, controller } = running.current;
    running.current = null;
    controller.abort(AGENT_JOINED);
    dispatch({ type: 'fail', messageId, failure: { kind: 'server', code: 'chat-taken-over', correlationId: '' } });
  }, [dispatch]);
  return { running, stop, yieldToAgent, hasYielded };
}
