import type { AnswerChunk, AnswerResult, Citation } from '@parlance/domain/widget/answerStream';
import type { Failure } from '../transport/failure.ts';

interface Partial {
  text: string;
  citations: Citation[];
}

export type AnswerState =
  | { status: 'waiting' }
  | ({ status: 'streaming' } & Partial)
  | { status: 'done'; result: AnswerResult }
  | ({ status: 'failed'; failure: Failure } & Partial);

/** A question and what became of it. */
export interface Turn {
  messageId: string;
  question: string;
  answer: AnswerState;
}

export type TurnAction =
  | { type: 'ask'; messageId: string; question: string }
  | { type: 'retry'; messageId: string }
  | { type: 'chunk'; messageId: string; chunk: AnswerChunk }
  | { type: 'done'; messageId: string; result: AnswerResult }
  | { type: 'fail'; messageId: string; failure: Failure };

/** What of an answer is there, whole or not. */
export function answerContent(answer: AnswerState): Partial {
  switch (answer.status) {
    case 'waiting':
      return { text: '', citations: [] };
    case 'done':
      return answer.result;
    default:
      return answer;
  }
}

function nextAnswer(answer: AnswerState, action: Exclude<TurnAction, { type: 'ask' }>): AnswerState {
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

/** The conversation after one more event. */
export function reduceTurns(turns: readonly Turn[], action: TurnAction): readonly Turn[] {
  if (action.type === 'ask') {
    return [...turns, { messageId: action.messageId, question: action.question, answer: { status: 'waiting' } }];
  }
  return turns.map((turn) =>
    turn.messageId === action.messageId ? { ...turn, answer: nextAnswer(turn.answer, action) } : turn,
  );
}
