import { toLocale } from '@parlance/domain/locales';
import type { AnswerResult } from '@parlance/domain/widget/answerStream';
import { useState, type Dispatch } from 'react';
import { useWidget } from '../context/WidgetContext.ts';
import { askedTurns } from '../entries/askedTurns.ts';
import type { Entry } from '../entries/entries.ts';
import type { EntryAction } from '../entries/reduceEntries.ts';
import { storedToken } from '../transport/storedToken.ts';
import type { Identity } from '../transport/backend.ts';
import { mayPass, toFailure } from '../transport/failure.ts';
import { createRunningAnswer, type RunningAnswer } from './createRunningAnswer.ts';

export interface AskOptions {
  onAnswered: (result: AnswerResult) => void;
  /** Sent with the first question. */
  identity: Identity | undefined;
}

export interface AskingParts extends AskOptions {
  entries: readonly Entry[];
  dispatch: Dispatch<EntryAction>;
}

interface Question {
  messageId: string;
  text: string;
  regenerates?: string | undefined;
  isFirst: boolean;
}

interface Asking {
  running: RunningAnswer;
  /** Dispatches `action` and asks. Does nothing while another answer is being written. */
  start: (action: EntryAction, question: Question) => Promise<void>;
  /** The question whose answer is under way in this tab, also from a page before; null if there is none. */
  underWay: () => string | null;
}

/** Asks one question at a time, and dispatches what arrives of its answer. */
export function useAsking({ entries, dispatch, onAnswered, identity }: AskingParts): Asking {
  const { backend, config, locale, proactive } = useWidget();
  const { chatbotId, isPreview } = config;
  const { asked } = storedToken;
  const [running] = useState(() => createRunningAnswer(dispatch));

  async function attempt({ isFirst, ...question }: Question, signal: AbortSignal): Promise<void> {
    const { messageId } = question;
    const result = await backend.ask({
      regenerates: undefined,
      ...question,
      locale: toLocale(locale),
      identity: isFirst ? identity : undefined,
      proactive: isFirst ? proactive.draw() : undefined,
      turns: askedTurns(entries, messageId),
      signal,
      onChunk: (chunk) => {
        if (!signal.aborted) dispatch({ type: 'chunk', messageId, chunk });
      },
    });
    if (!running.isCurrent(signal)) return;
    asked.remove(chatbotId);
    dispatch({ type: 'done', messageId, result });
    onAnswered(result);
  }

  async function run(question: Question, signal: AbortSignal, isSecondTry = false): Promise<void> {
    const { messageId } = question;
    try {
      await attempt(question, signal);
    } catch (error) {
      const failure = toFailure(error);
      const isCurrent = running.isCurrent(signal);
      // After a lost connection the answer goes on later: on this page, or on the next one.
      if (!isCurrent || !mayPass(failure) || failure.kind === 'stopped') asked.remove(chatbotId);
      if (!isCurrent) return;
      if (failure.kind !== 'cut' || isSecondTry || !navigator.onLine) {
        dispatch({ type: 'fail', messageId, failure });
        return;
      }
      // A stream that broke off is requested once more: with the same id it is answered and counted once.
      dispatch({ type: 'retry', messageId });
      await run(question, signal, true);
    }
  }

  async function start(action: EntryAction, question: Question): Promise<void> {
    const signal = running.begin(question.messageId);
    if (signal === undefined) return;
    if (!isPreview) asked.write(chatbotId, question.messageId);
    dispatch(action);
    await run(question, signal);
    running.end(signal);
  }

  return { running, start, underWay: () => asked.read(chatbotId) };
}
