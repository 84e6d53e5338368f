import { newMessage, type Message } from '@parlance/domain/documents/chats/message';
import type { AnswerResult } from '@parlance/domain/widget/answerStream';
import { paths } from '@parlance/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../../platform/app.ts';
import { refs } from '../../platform/refs.ts';
import { answerIdOf } from './answerIdOf.ts';
import { dayOf } from '../../platform/calendar.ts';
import { isAlreadyThere } from '../../platform/writes/isAlreadyThere.ts';
import { isFinished } from './isFinished.ts';
import type { Question } from '../question.ts';
import { unansweredBy } from './unansweredBy.ts';

export interface Outcome extends Pick<Message, 'text' | 'citations' | 'passages' | 'searched'> {
  verdict: AnswerResult['verdict'];
  provider: string;
  model: string | null;
  tokens: number | null;
}

/** What the visitor is told of an answer. */
export type Answer = Pick<Outcome, 'text' | 'verdict' | 'citations'>;

/** The counter of the day's figures that a verdict belongs to. */
const FIGURES = { verified: 'answered', answered: 'answered', refused: 'refused', incomplete: 'failed' } as const;

/**
 * Stores an answer with the day's figures: 2 writes, and 1 read, or 2 where it was asked more than once. Of several workers
 * with the same question the first to finish wins, and the others get its answer back. An answer that completes one that
 * was cut moves its figure instead of adding to it. Undefined, and nothing written, where the question was deleted meanwhile.
 */
export async function storeAnswer(
  question: Question,
  outcome: Outcome,
  begun: { isFirst: boolean; attempt: number },
): Promise<Answer | undefined> {
  const { visitor, widget, messageId, askedAt } = question;
  const now = new Date();
  const latencyMs = now.getTime() - askedAt.getTime();
  const { chatbotId } = visitor;
  const message: Message = {
    ...newMessage({ chatbotId, role: 'assistant', text: outcome.text, at: now }),
    ...outcome,
    latencyMs,
    attempts: begun.attempt,
  };
  const day = dayOf(askedAt, widget.timezone);
  const askedRef = refs.message(widget.orgId, visitor.chatId, messageId);
  const ref = refs.message(widget.orgId, visitor.chatId, answerIdOf(messageId));
  const statsRef = db.doc(paths.stats(widget.orgId, visitor.chatbotId, day));
  const figure = FIGURES[outcome.verdict];
  const figures = (isNew: boolean) => ({
    chatbotId: visitor.chatbotId,
    day,
    conversations: FieldValue.increment(isNew && begun.isFirst ? 1 : 0),
    messages: FieldValue.increment(isNew ? 1 : 0),
    // A cut answer was counted as failed. Cut again, the last line wins and nothing moves.
    failed: FieldValue.increment(isNew ? 0 : -1),
    [figure]: FieldValue.increment(!isNew && figure === 'failed' ? 0 : 1),
    ...(figure === 'refused' ? { unanswered: unansweredBy(question) } : {}),
    latencyMsSum: FieldValue.increment(latencyMs),
    tokens: FieldValue.increment(outcome.tokens ?? 0),
  });
  const store = (isRepeated: boolean) =>
    db.runTransaction<Answer | undefined>(async (transaction) => {
      const [asked, earlier] = await Promise.all([
        transaction.get(askedRef),
        isRepeated ? transaction.get(ref).then((found) => found.data()) : undefined,
      ]);
      if (!asked.exists) return undefined;
      if (isFinished(earlier)) return earlier;
      if (isRepeated) transaction.set(ref, message);
      else transaction.create(ref, message);
      transaction.set(statsRef, figures(earlier === undefined), { merge: true });
      return outcome;
    });
  try {
    return await store(begun.attempt > 1);
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
    return store(true);
  }
}
