import { newId } from '@parlance/domain/ids';
import type { ChatMessage } from '@parlance/domain/widget/chatMessage';
import { useCallback, useMemo, useReducer, useRef } from 'react';
import type { Identity } from '../transport/backend.ts';
import { toFailure } from '../transport/failure.ts';
import { useWidget } from '../context/WidgetContext.ts';
import { askedTurns } from '../entries/askedTurns.ts';
import { isPending, type Entry, type Rating, type Said, type Turn, type Version } from '../entries/entries.ts';
import { reduceEntries } from '../entries/reduceEntries.ts';

export interface Chat {
  entries: readonly Entry[];
  isAnswering: boolean;
  /** With an id: of what was meant for a person who has left, so that it is there once. */
  ask: (question: string, messageId?: string) => void;
  /** Asks the same message again. It keeps its id, so it is answered and counted once. */
  retry: (turn: Turn, version: Version) => void;
  /** Asks for another answer to the same question. */
  regenerate: (turn: Turn) => void;
  /** Chooses which of a question's answers is to be seen. */
  show: (turn: Turn, place: number) => void;
  /** False if the rating did not arrive: it is taken back here then. */
  rate: (version: Version, rating: Rating, comment: string) => Promise<boolean>;
  stop: () => void;
  merge: (messages: readonly ChatMessage[], withPerson?: boolean) => void;
  /** What is said to a person appears, and then whether it arrived. */
  say: (id: string, text: string) => void;
  markSaid: (id: string, problem: Said['problem']) => void;
  clear: () => void;
}

interface ChatEvents {
  onAnswered: () => void;
  identity: () => Identity | undefined;
}

interface Run {
  messageId: string;
  text: string;
  regenerates?: string | undefined;
  isFirst: boolean;
}

/** The conversation of this page. It lives in memory: nothing is stored in the visitor's browser. */
export function useChat({ onAnswered, identity }: ChatEvents): Chat {
  const { backend, locale } = useWidget();
  const [entries, dispatch] = useReducer(reduceEntries, []);
  const running = useRef<AbortController | null>(null);

  async function attempt({ messageId, text, regenerates, isFirst }: Run, { signal }: AbortController): Promise<void> {
    const result = await backend.ask({
      messageId,
      text,
      locale,
      regenerates,
      identity: isFirst ? identity() : undefined,
      turns: askedTurns(entries, messageId),
      signal,
      onChunk: (chunk) => {
        if (!signal.aborted) dispatch({ type: 'chunk', messageId, chunk });
      },
    });
    dispatch({ type: 'done', messageId, result });
    onAnswered();
  }

  async function run(question: Run): Promise<void> {
    const { messageId } = question;
    const controller = new AbortController();
    running.current = controller;
    try {
      try {
        await attempt(question, controller);
      } catch (error) {
        // A stream that was cut is completed once without being asked: the same id is answered and counted once.
        if (toFailure(error).kind !== 'cut') throw error;
        dispatch({ type: 'retry', messageId });
        await attempt(question, controller);
      }
    } catch (error) {
      dispatch({ type: 'fail', messageId, failure: toFailure(error) });
    } finally {
      running.current = null;
    }
  }

  function ask(question: string, messageId = newId()): void {
    if (running.current !== null) return;
    dispatch({ type: 'ask', messageId, question, at: Date.now() });
    void run({ messageId, text: question, isFirst: entries.length === 0 });
  }

  function retry({ id, question }: Turn, { messageId }: Version): void {
    if (running.current !== null) return;
    dispatch({ type: 'retry', messageId });
    void run({
      messageId,
      text: question,
      regenerates: messageId === id ? undefined : id,
      isFirst: entries[0]?.id === messageId,
    });
  }

  function regenerate({ id, question }: Turn): void {
    if (running.current !== null) return;
    const messageId = newId();
    dispatch({ type: 'regenerate', turnId: id, messageId });
    void run({ messageId, text: question, regenerates: id, isFirst: false });
  }

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

  const stop = useCallback(() => running.current?.abort(), []);
  const entryActions = useMemo(
    () => ({
      show: ({ id }: Turn, shown: number) => dispatch({ type: 'show', turnId: id, shown }),
      merge: (messages: readonly ChatMessage[], withPerson = false) =>
        dispatch({ type: 'merge', messages, withPerson }),
      say: (id: string, text: string) => dispatch({ type: 'say', id, text, at: Date.now() }),
      markSaid: (id: string, problem: Said['problem']) => dispatch({ type: 'said', id, problem }),
      clear: () => dispatch({ type: 'clear' }),
    }),
    [],
  );
  const isAnswering = entries.some((entry) => entry.kind === 'turn' && entry.versions.some(isPending));
  return { entries, isAnswering, ask, retry, regenerate, rate, stop, ...entryActions };
}
