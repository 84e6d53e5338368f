import { createHash } from 'node:crypto';
import type { Question } from '../question/question.ts';

const CHARACTERS = 32;

/**
 * Key by which another server recognizes a call: the same whenever the same call of the same message is made, and of no other
 * conversation, whatever id its visitor gives a message. In hexadecimal, so that it can be the id of a document.
 * @param call Which of the message's.
 */
export function callKeyOf(
  { widget, visitor, messageId }: Pick<Question, 'widget' | 'visitor' | 'messageId'>,
  call: 'agreed' | number,
): string {
  const whose = [widget.orgId, visitor.chatbotId, visitor.chatId, messageId, call].join('|');
  return createHash('sha256').update(whose).digest('hex').slice(0, CHARACTERS);
}
