import type { Question } from '../question/question.ts';
import type { Charge } from './Charge.ts';

/** What a question is called among those that are pending: no id has a slash. */
export function questionKey({ visitor, messageId }: Pick<Question, 'visitor' | 'messageId'>): Charge['question'] {
  return `${visitor.chatId}/${messageId}`;
}
