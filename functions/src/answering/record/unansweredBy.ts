import { createHash } from 'node:crypto';
import type { Stats } from '@parlance/domain/documents/chats/stats';
import { LIMITS } from '@parlance/domain/limits';
import { topicWords } from '@parlance/domain/text/isAlike';
import type { Sketch } from '@parlance/domain/text/sketch';
import { FieldValue } from 'firebase-admin/firestore';
import type { Question } from '../question/question.ts';

/** Counters for each place: of two questions that get the same place, each has its own, but for one pair in so many. */
const COUNTERS_PER_PLACE = 4;

/**
 * A question without an answer as the day's figures keep it: in one of `LIMITS.unansweredPerDay` places, with a counter. Both come
 * from the words that count, so that the same words in any order take one place, however often they are asked, and the document
 * stays bounded without being read. Another question may take the place later; what was counted for the former one is not its.
 */
export function unansweredBy(
  { visitor, messageId, text, askedAt }: Pick<Question, 'visitor' | 'messageId' | 'text' | 'askedAt'>,
  sketch: Sketch | null,
): {
  unanswered: Stats['unanswered'];
  asked: Record<string, FieldValue>;
} {
  const question = text.slice(0, LIMITS.questionCharacters).toWellFormed();
  const hash = createHash('sha256').update(topicWords(question).join(' ')).digest().readUInt32BE();
  const counter = String(hash % (LIMITS.unansweredPerDay * COUNTERS_PER_PLACE));
  const place = String(hash % LIMITS.unansweredPerDay);
  return {
    unanswered: { [place]: { chatId: visitor.chatId, messageId, question, at: askedAt, counter, sketch } },
    asked: { [counter]: FieldValue.increment(1) },
  };
}
