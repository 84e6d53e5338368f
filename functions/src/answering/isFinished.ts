import type { AnswerMessage, Message } from '@parlance/domain/documents/chats/message';

/** An answer that stands: nothing may replace it, and asking again replays it. */
type FinishedAnswer = AnswerMessage & { verdict: Exclude<AnswerMessage['verdict'], 'incomplete'> };

/** True if the message is an answer that stands. */
export function isFinished(message: Message | undefined): message is FinishedAnswer {
  return message?.role === 'assistant' && message.verdict !== 'incomplete';
}
