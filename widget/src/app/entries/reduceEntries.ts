import type { AnswerChunk, AnswerResult } from '@parlance/domain/widget/answerStream';
import type { ChatMessage } from '@parlance/domain/widget/chatMessage';
import type { Failure } from '../transport/failure.ts';
import {
  answerContent,
  type AnswerState,
  type Entry,
  type Rating,
  type Said,
  type Turn,
  type Version,
} from './entries.ts';
import { mergeMessages } from './mergeMessages.ts';

type AnswerAction =
  | { type: 'retry'; messageId: string }
  | { type: 'chunk'; messageId: string; chunk: AnswerChunk }
  | { type: 'done'; messageId: string; result: AnswerResult }
  | { type: 'fail'; messageId: string; failure: Failure };

export type EntryAction =
  | AnswerAction
  | { type: 'ask'; messageId: string; question: string; at: number }
  | { type: 'regenerate'; turnId: string; messageId: string }
  | { type: 'show'; turnId: string; shown: number }
  | { type: 'rate'; messageId: string; rating: Rating }
  | { type: 'say'; id: string; text: string; at: number }
  | { type: 'said'; id: string; problem: Said['problem'] }
  | { type: 'merge'; messages: readonly ChatMessage[]; withPerson?: boolean }
  | { type: 'clear' };

function nextAnswer(answer: AnswerState, action: AnswerAction): AnswerState {
  const { text, citations } = answerContent(answer);
  switch (action.type) {
    case 'retry':
      return { status: 'waiting' };
    case 'done':
      return { status: 'done', result: action.result };
    case 'fail':
      return { status: 'failed', failure: action.failure, text, citations };
    case 'chunk':
      return action.chunk.type === 'text'
        ? { status: 'streaming', text: text + action.chunk.text, citations }
        : { status: 'streaming', text, citations: [...citations, action.chunk.citation] };
  }
}

function changeVersion(
  entries: readonly Entry[],
  messageId: string,
  change: (version: Version) => Version,
): readonly Entry[] {
  return entries.map((entry) =>
    entry.kind === 'turn' && entry.versions.some((version) => version.messageId === messageId)
      ? {
          ...entry,
          versions: entry.versions.map((version) => (version.messageId === messageId ? change(version) : version)),
        }
      : entry,
  );
}

/**
 * At the end, and there alone: a question that turned out to be for a person becomes what is said to the person, under the
 * same id, and the other way round.
 */
function append(entries: readonly Entry[], last: Turn | Said): readonly Entry[] {
  const others = entries.flatMap((entry): Entry[] => {
    if (entry.kind !== 'turn') return entry.id === last.id ? [] : [entry];
    const versions = entry.versions.filter(({ messageId }) => messageId !== last.id);
    return versions.length === 0 ? [] : [{ ...entry, versions, shown: Math.min(entry.shown, versions.length - 1) }];
  });
  return [...others, last];
}

/** The conversation after one more event. */
export function reduceEntries(entries: readonly Entry[], action: EntryAction): readonly Entry[] {
  switch (action.type) {
    case 'ask': {
      const { messageId, question, at } = action;
      const version: Version = { messageId, answer: { status: 'waiting' }, rating: null };
      return append(entries, { kind: 'turn', id: messageId, question, at, versions: [version], shown: 0 });
    }
    case 'regenerate': {
      const version: Version = { messageId: action.messageId, answer: { status: 'waiting' }, rating: null };
      return entries.map((entry) =>
        entry.kind === 'turn' && entry.id === action.turnId
          ? { ...entry, versions: [...entry.versions, version], shown: entry.versions.length }
          : entry,
      );
    }
    case 'show':
      return entries.map((entry) =>
        entry.kind === 'turn' && entry.id === action.turnId ? { ...entry, shown: action.shown } : entry,
      );
    case 'rate':
      return changeVersion(entries, action.messageId, (version) => ({ ...version, rating: action.rating }));
    case 'say': {
      const { id, text, at } = action;
      return append(entries, { kind: 'said', id, from: 'visitor', text, agentName: null, at, problem: 'sending' });
    }
    case 'said':
      return entries.map((entry) =>
        // What was read back has arrived, whatever became of the reply.
        entry.kind === 'said' && entry.id === action.id && entry.problem !== null
          ? { ...entry, problem: action.problem }
          : entry,
      );
    case 'merge':
      return mergeMessages(entries, action.messages, action.withPerson);
    case 'clear':
      return [];
    default:
      return changeVersion(entries, action.messageId, (version) => ({
        ...version,
        answer: nextAnswer(version.answer, action),
      }));
  }
}
