import type { Message } from '@parlance/domain/documents/message';
import type { AnswerResult } from '@parlance/domain/widget/answerStream';
import { paths } from '@parlance/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';
import { answerIdOf, type Question, usageKey } from './beginAnswer.ts';
import { dayOf } from './calendar.ts';
import { isFinished } from './isFinished.ts';

export interface Outcome {
  text: string;
  verdict: AnswerResult['verdict'];
  citations: Message['citations'];
  provider: string;
  model: string | null;
  tokens: number | null;
}

/** What the visitor is told of an answer. */
export type Answer = Pick<Outcome, 'text' | 'verdict' | 'citations'>;

/**
 * Stores an answer with the day's figures: 1 read, 2 writes. Of several workers with the same question the first to finish
 * wins, and the others get its answer back. An answer that completes one that was cut moves its figure instead of adding to it.
 */
export async function finishAnswer(
  question: Question,
  outcome: Outcome,
  begun: { isFirst: boolean; attempt: number },
): Promise<Answer> {
  const { visitor, widget, messageId, askedAt } = question;
  const now = new Date();
  const latencyMs = now.getTime() - askedAt.getTime();
  const message: Message = {
    chatbotId: visitor.chatbotId,
    role: 'assistant',
    text: outcome.text,
    at: now,
    citations: outcome.citations,
    verdict: outcome.verdict,
    rating: null,
    revised: false,
    provider: outcome.provider,
    model: outcome.model,
    tokens: outcome.tokens,
    latencyMs,
    attempts: begun.attempt,
    charged: true,
  };
  const day = dayOf(askedAt, widget.timezone);
  const ref = refs.message(widget.orgId, visitor.chatId, answerIdOf(messageId));
  return db.runTransaction<Answer>(async (transaction) => {
    const earlier = (await transaction.get(ref)).data();
    if (isFinished(earlier)) return earlier;
    const isNew = earlier === undefined;
    const figure = outcome.verdict === 'incomplete' ? 'failed' : outcome.verdict;
    transaction.set(ref, message);
    transaction.set(
      db.doc(paths.stats(widget.orgId, visitor.chatbotId, day)),
      {
        chatbotId: visitor.chatbotId,
        day,
        conversations: FieldValue.increment(isNew && begun.isFirst ? 1 : 0),
        messages: FieldValue.increment(isNew ? 1 : 0),
        // A cut answer was counted as failed. Cut again, the last line wins and nothing moves.
        failed: FieldValue.increment(isNew ? 0 : -1),
        [figure]: FieldValue.increment(!isNew && figure === 'failed' ? 0 : 1),
        latencyMsSum: FieldValue.increment(latencyMs),
        tokens: FieldValue.increment(outcome.tokens ?? 0),
      },
      { merge: true },
    );
    return outcome;
  });
}

/**
 * Gives the message of the plan back, unless another worker has answered meanwhile. The question stays and can be asked
 * again; a second call changes nothing.
 */
export async function refundAnswer(question: Question): Promise<void> {
  const { visitor, widget, messageId, askedAt } = question;
  const ref = refs.message(widget.orgId, visitor.chatId, messageId);
  const answerRef = refs.message(widget.orgId, visitor.chatId, answerIdOf(messageId));
  await db.runTransaction(async (transaction) => {
    const [message, answer] = await Promise.all([transaction.get(ref), transaction.get(answerRef)]);
    if (message.data()?.charged !== true || isFinished(answer.data())) return;
    transaction.update(ref, { charged: false });
    transaction.update(refs.usage(widget.orgId, usageKey(widget, askedAt)), { messages: FieldValue.increment(-1) });
  });
}
