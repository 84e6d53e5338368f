import type { AnswerChunk, AnswerResult } from '@parlance/domain/widget/answerStream';
import type { ChatMessage } from '@parlance/domain/widget/chatMessage';
import type { Failure } from '../transport/failure.ts';
import {
  answerContent,
  type AnswerState,
  type Entry,
  type Rating,
  type LiveMessage,
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
  | { type: 'send'; id: string; text: string; at: number; isUpload?: boolean }
  | { type: 'delivery'; id: string; delivery: LiveMessage['delivery'] }
  | { type: 'merge'; messages: readonly ChatMessage[]; isLive?: boolean }
  /** Stored messages from before this page. */
  | { type: 'restore'; messages: readonly ChatMessage[] }
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
 * Adds an entry at the end and removes the one that had its id: a question that an agent takes becomes a live message with
 * the same id, and the other way round.
 */
function append(entries: readonly Entry[], last: Turn | LiveMessage): readonly Entry[] {
  const others = entries.flatMap((entry): Entry[] => {
    if (entry.kind !== 'turn') return entry.id === last.id ? [] : [entry];
    const versions = entry.versions.filter(({ messageId }) => messageId !== last.id);
    return versions.length === 0 ? [] : [{ ...entry, versions, shown: Math.min(entry.shown, versions.length - 1) }];
  });
  return [...others, last];
}

/** The conversation after one more action. */
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
    case 'send': {
      const { id, text, at, isUpload = false } = action;
      return append(entries, {
        kind: 'live-message',
        id,
        from: 'visitor',
        text,
        agentName: null,
        at,
        isUpload,
        delivery: 'sending',
      });
    }
    case 'delivery':
      return entries.map((entry) =>
        // A message that was read back has arrived, even if the reply to it was lost.
        entry.kind === 'live-message' && entry.id === action.id && entry.delivery !== 'sent'
          ? { ...entry, delivery: action.delivery }
          : entry,
      );
    case 'merge':
      return mergeMessages(entries, action.messages, action.isLive);
    case 'restore': {
      const restored = mergeMessages([], action.messages);
      const known = new Set(restored.map(({ id }) => id));
      return [...restored, ...entries.filter(({ id }) => !known.has(id))];
    }
    case 'clear':
      return [];
    default:
      return changeVersion(entries, action.messageId, (version) => ({
        ...version,
        answer: nextAnswer(version.answer, action),
      }));
  }
}
