import { createHash } from 'node:crypto';
import type { Stats } from '@parlance/domain/documents/chats/stats';
import { LIMITS } from '@parlance/domain/limits';
import type { Question } from '../question.ts';

/**
 * A question without an answer as the day's figures keep it: in one of `LIMITS.unansweredPerDay` places, which comes from the
 * message's id, so that the document stays bounded without being read. A later question may take the place.
 */
export function unansweredBy({
  visitor,
  messageId,
  text,
  askedAt,
}: Pick<Question, 'visitor' | 'messageId' | 'text' | 'askedAt'>): Stats['unanswered'] {
  const slot = createHash('sha256').update(messageId).digest().readUInt32BE() % LIMITS.unansweredPerDay;
  const question = text.slice(0, LIMITS.questionCharacters).toWellFormed();
  return { [String(slot)]: { chatId: visitor.chatId, messageId, question, at: askedAt } };
}
