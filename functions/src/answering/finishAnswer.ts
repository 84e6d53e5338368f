import type { Message } from '@parlance/domain/documents/message';
import type { AnswerResult } from '@parlance/domain/widget/answerStream';
import { paths } from '@parlance/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';
import { answerIdOf, type Question, usageKey } from './beginAnswer.ts';
import { dayOf } from './calendar.ts';

export interface Outcome {
  text: string;
  verdict: AnswerResult['verdict'];
  citations: Message['citations'];
  provider: string;
  model: string | null;
  tokens: number | null;
}

/**
 * Stores an answer with the day's figures in one batch: 2 writes. The answer of a first attempt is created, so that of two
 * workers with the same question one wins; later attempts replace what was cut.
 */
export async function finishAnswer(
  question: Question,
  outcome: Outcome,
  begun: { isFirst: boolean; attempt: number },
): Promise<void> {
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
  const batch = db.batch();
  const ref = refs.message(widget.orgId, visitor.chatId, answerIdOf(messageId));
  if (begun.attempt === 1) batch.create(ref, message);
  else batch.set(ref, message);
  batch.set(
    db.doc(paths.stats(widget.orgId, visitor.chatbotId, day)),
    {
      chatbotId: visitor.chatbotId,
      day,
      conversations: FieldValue.increment(begun.isFirst ? 1 : 0),
      messages: FieldValue.increment(1),
      [outcome.verdict === 'answered' || outcome.verdict === 'refused' ? outcome.verdict : 'failed']:
        FieldValue.increment(1),
      latencyMsSum: FieldValue.increment(latencyMs),
      tokens: FieldValue.increment(outcome.tokens ?? 0),
    },
    { merge: true },
  );
  await batch.commit();
}

/** Gives the message of the plan back: there was no answer. The question stays and can be asked again; a second call changes nothing. */
export async function refundAnswer(question: Question): Promise<void> {
  const { visitor, widget, messageId, askedAt } = question;
  const ref = refs.message(widget.orgId, visitor.chatId, messageId);
  await db.runTransaction(async (transaction) => {
    const message = (await transaction.get(ref)).data();
    if (message === undefined || !message.charged) return;
    transaction.update(ref, { charged: false });
    transaction.update(refs.usage(widget.orgId, usageKey(widget, askedAt)), { messages: FieldValue.increment(-1) });
  });
}
