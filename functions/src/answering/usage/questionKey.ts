import type { Question } from '../question/question.ts';
import type { Charge } from './Charge.ts';

/** Key of a question among those that are pending: no id has a slash. */
export function questionKey({ visitor, messageId }: Pick<Question, 'visitor' | 'messageId'>): Charge['question'] {
  return `${visitor.chatId}/${messageId}`;
}
