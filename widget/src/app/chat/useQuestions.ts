import { newId } from '@parlance/domain/ids';
import type { ChatView } from '@parlance/domain/widget/chatMessage';
import type { Turn, Version } from '../entries/entries.ts';
import type { EntryAction } from '../entries/reduceEntries.ts';
import type { RunningAnswer } from './createRunningAnswer.ts';
import { unfinishedQuestion } from './unfinishedQuestion.ts';
import { useAsking, type AskingParts } from './useAsking.ts';

export interface Questions extends Pick<RunningAnswer, 'stop' | 'yieldToAgent'> {
  /** Give `messageId` for a live message that its agent never got, so that it is in the conversation once. */
  ask: (question: string, messageId?: string) => void;
  /** Sends the same message again. It keeps its id, so the server answers and counts it once. */
  retry: (turn: Turn, version: Version) => void;
  /** Asks for another answer to the same question. */
  regenerate: (turn: Turn) => void;
  /** Goes on with the answer that was under way in this tab, if the stored conversation ends without it. */
  resume: (view: ChatView) => void;
}

/** Provides the visitor's requests to the chatbot. */
export function useQuestions(parts: AskingParts): Questions {
  const { running, start, underWay } = useAsking(parts);
  const { entries } = parts;
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
    resume: (view) => {
      const question = unfinishedQuestion(view, underWay());
      if (question) void start({ type: 'retry', messageId: question.messageId }, { ...question, isFirst: false });
    },
    ...running,
  };
}
