import type { AnswerResult, Citation } from '@parlance/domain/widget/answerStream';
import type { ChatMessage } from '@parlance/domain/widget/chatMessage';
import type { Failure } from '../transport/failure.ts';

export interface AnswerContent {
  text: string;
  citations: readonly Citation[];
}

export type AnswerState =
  | { status: 'waiting' }
  | ({ status: 'streaming' } & AnswerContent)
  | {
      status: 'done';
      result: Pick<AnswerResult, 'text' | 'citations' | 'verdict' | 'offerContact' | 'offerAgent' | 'replies'>;
    }
  | ({ status: 'failed'; failure: Failure } & AnswerContent);

export type Rating = 'positive' | 'negative' | null;

/** One answer to a question. Asking again for another one makes another version, with a message id of its own. */
export interface Version {
  messageId: string;
  answer: AnswerState;
  rating: Rating;
}

/** A question to the chatbot with its answers. `id` is the message id of its first version; `at` is in milliseconds. */
export interface Turn {
  kind: 'turn';
  id: string;
  question: string;
  at: number;
  versions: readonly Version[];
  /** Index of the visible version. */
  shown: number;
}

/** A message between the visitor and an agent. `at` is in milliseconds. */
export interface LiveMessage {
  kind: 'live-message';
  id: string;
  from: 'visitor' | 'agent';
  text: string;
  agentName: string | null;
  at: number;
  /** The file that it is, of which the text is the name. */
  attachment?: ChatMessage['attachment'];
  /** It is a file that is not stored yet. */
  isUpload?: boolean;
  delivery: 'sending' | 'sent' | Failure;
}

/** A change of who answers, such as an agent who joins. `at` is in milliseconds. */
export interface SystemEvent {
  kind: 'system-event';
  id: string;
  event: NonNullable<ChatMessage['event']>;
  agentName: string | null;
  at: number;
  /** Time, ISO 8601, at which somebody is there again. */
  opensAt: ChatMessage['opensAt'];
}

export type Entry = Turn | LiveMessage | SystemEvent;

/** The text and the citations that have arrived, of a complete answer or of a part. */
export function answerContent(answer: AnswerState): AnswerContent {
  switch (answer.status) {
    case 'waiting':
      return { text: '', citations: [] };
    case 'done':
      return answer.result;
    default:
      return answer;
  }
}

/** Replies to the newest answer that the visitor can click. */
export function offeredReplies(entries: readonly Entry[]): readonly string[] {
  const last = entries.at(-1);
  const answer = last?.kind === 'turn' ? last.versions[last.shown]?.answer : undefined;
  return (answer?.status === 'done' && answer.result.replies) || [];
}

/** True until the answer is complete or has failed. */
export function isPending({ answer }: Version): boolean {
  return answer.status === 'waiting' || answer.status === 'streaming';
}
