import type { AnswerResult } from '@parlance/domain/widget/answerStream';
import { newId } from '@parlance/domain/ids';
import { useState, type Dispatch } from 'react';
import { useWidget } from '../context/WidgetContext.ts';
import { askedTurns } from '../entries/askedTurns.ts';
import type { Entry, Turn, Version } from '../entries/entries.ts';
import type { EntryAction } from '../entries/reduceEntries.ts';
import type { Identity } from '../transport/backend.ts';
import { toFailure } from '../transport/failure.ts';
import { createRunningAnswer, type RunningAnswer } from './createRunningAnswer.ts';

export interface Questions extends Pick<RunningAnswer, 'stop' | 'yieldToAgent'> {
  /** Give `messageId` for a live message that its agent never got, so that it is in the conversation once. */
  ask: (question: string, messageId?: string) => void;
  /** Sends the same message again. It keeps its id, so the server answers and counts it once. */
  retry: (turn: Turn, version: Version) => void;
  /** Asks for another answer to the same question. */
  regenerate: (turn: Turn) => void;
}

export interface AskOptions {
  onAnswered: (result: AnswerResult) => void;
  /** Sent with the first question. */
  identity: Identity | undefined;
}

interface QuestionParts extends AskOptions {
  entries: readonly Entry[];
  dispatch: Dispatch<EntryAction>;
}

interface Question {
  messageId: string;
  text: string;
  regenerates?: string | undefined;
  isFirst: boolean;
}

/** Asks the chatbot, one question at a time, and dispatches what arrives of the answer. */
export function useQuestions({ entries, dispatch, onAnswered, identity }: QuestionParts): Questions {
  const { backend, locale } = useWidget();
  const [running] = useState(() => createRunningAnswer(dispatch));

  async function attempt({ isFirst, ...question }: Question, signal: AbortSignal): Promise<void> {
    const { messageId } = question;
    const result = await backend.ask({
      regenerates: undefined,
      ...question,
      locale,
      identity: isFirst ? identity : undefined,
      turns: askedTurns(entries, messageId),
      signal,
      onChunk: (chunk) => {
        if (!signal.aborted) dispatch({ type: 'chunk', messageId, chunk });
      },
    });
    if (!running.isCurrent(signal)) return;
    dispatch({ type: 'done', messageId, result });
    onAnswered(result);
  }

  async function run(question: Question, signal: AbortSignal, isSecondTry = false): Promise<void> {
    const { messageId } = question;
    try {
      await attempt(question, signal);
    } catch (error) {
      if (!running.isCurrent(signal)) return;
      const failure = toFailure(error);
      if (failure.kind !== 'cut' || isSecondTry) {
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
    dispatch(action);
    await run(question, signal);
    running.end(signal);
  }

  return {
    ask: (text, messageId = newId()) => {
      const question = { messageId, text, isFirst: entries.length === 0 };
      void start({ type: 'ask', messageId, question: text, at: Date.now() }, question);
    },
    retry: ({ id, question: text }, { messageId }) => {
      const regenerates = messageId === id ? undefined : id;
      const isFirst = entries[0]?.id === messageId;
      void start({ type: 'retry', messageId }, { messageId, text, regenerates, isFirst });
    },
    regenerate: ({ id, question: text }) => {
      const messageId = newId();
      const action: EntryAction = { type: 'regenerate', turnId: id, messageId };
      void start(action, { messageId, text, regenerates: id, isFirst: false });
    },
    ...running,
  };
}
