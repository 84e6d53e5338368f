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
  | { status: 'done'; result: Pick<AnswerResult, 'text' | 'citations' | 'verdict' | 'offerContact'> }
  | ({ status: 'failed'; failure: Failure } & AnswerContent);

export type Rating = 'positive' | 'negative' | null;

/** One answer to a question. Asking again for another one makes another version, with a message id of its own. */
export interface Version {
  messageId: string;
  answer: AnswerState;
  rating: Rating;
}

/** A question to the chatbot and what became of it. `id` is the message id of its first version; `at` is in milliseconds. */
export interface Turn {
  kind: 'turn';
  id: string;
  question: string;
  at: number;
  versions: readonly Version[];
  /** Place of the version that is to be seen. */
  shown: number;
}

/** What a visitor and a person of the business write to each other. */
export interface Said {
  kind: 'said';
  id: string;
  from: 'visitor' | 'agent';
  text: string;
  agentName: string | null;
  at: number;
  /** Null once it has arrived, `sending` on its way. */
  problem: 'sending' | Failure | null;
}

/** Something between chatbot and person, such as a person who joins. */
export interface Happening {
  kind: 'happening';
  id: string;
  event: NonNullable<ChatMessage['event']>;
  agentName: string | null;
  at: number;
}

export type Entry = Turn | Said | Happening;

/** What of an answer is there, whole or not. */
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

/** True while an answer is on its way. */
export function isPending({ answer }: Version): boolean {
  return answer.status === 'waiting' || answer.status === 'streaming';
}
