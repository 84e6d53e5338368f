import type { CSAT_SCORES } from '@parlance/domain/documents/chats/CSAT_SCORES';
import type { ChatView } from '@parlance/domain/widget/chatMessage';
import { useEffect, useEffectEvent, useState } from 'react';
import { cleanText } from '../chat/cleanText.ts';
import { useWidget } from '../context/WidgetContext.ts';

/** Answers from which on a visitor who begins a new conversation is asked how this one was. */
const LEAST_ANSWERS = 2;

export type Score = (typeof CSAT_SCORES)[number];

interface SurveyControls {
  /** `reading`: whether it was answered before. */
  state: 'reading' | 'asking' | 'sending' | 'failed' | 'thanked' | 'over';
  send: (score: Score, comment: string) => Promise<void>;
  decline: () => Promise<void>;
}

/** One survey, from the question whether to ask at all. `onOver` runs once it is over; undefined where the conversation stays. */
export function useSurvey(onOver: (() => void) | undefined): SurveyControls {
  const { backend } = useWidget();
  const [state, setState] = useState<SurveyControls['state']>('reading');

  function end(next: 'thanked' | 'over'): void {
    setState(next);
    onOver?.();
  }

  const begin = useEffectEvent(({ hasCsat = false, messages }: ChatView) => {
    const answers = messages.filter(({ role }) => role === 'assistant' || role === 'agent');
    if (hasCsat || (onOver && answers.length < LEAST_ANSWERS)) end('over');
    else setState('asking');
  });
  const skip = useEffectEvent(() => end('over'));
  useEffect(() => {
    backend.readChat().then(
      (view) => begin(view),
      () => skip(),
    );
  }, [backend]);

  async function send(score: Score, comment: string): Promise<void> {
    setState('sending');
    try {
      await backend.rateChat({ score, comment: cleanText(comment) });
      end('thanked');
    } catch {
      setState('failed');
    }
  }

  async function decline(): Promise<void> {
    setState('sending');
    try {
      await backend.rateChat({ score: null, comment: '' });
    } catch {
      // Nobody has to say no twice.
    }
    end('over');
  }

  return { state, send, decline };
}
