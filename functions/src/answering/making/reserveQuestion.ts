import { entitlementsOf } from '@parlance/domain/billing/entitlementsOf';
import { AppError } from '@parlance/domain/errors';
import { messagesOf } from '@parlance/domain/models';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { answerIdOf } from '@parlance/domain/widget/answerId';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { untilAborted } from '../../kernel/platform/untilAborted.ts';
import { isFinished } from '../isFinished.ts';
import { providerFor } from '../question/providerFor.ts';
import type { Question } from '../question/question.ts';
import { type Begin, reserveAnswer } from '../record/reserveAnswer.ts';
import { findNear } from '../retrieval/findNear.ts';
import type { Verified } from '../retrieval/findVerified.ts';
import { foundAnswer } from '../retrieval/shown/foundAnswer.ts';
import { retrieveByWords } from '../retrieval/retrieveByWords.ts';
import { retrievePassages } from '../retrievePassages.ts';
import { takeAddressShare } from '../usage/takeAddressShare.ts';

interface Reservation {
  begun: Begin;
  /** Answer that no model writes; undefined where one does. */
  verified: Verified | undefined;
}

/**
 * Stores the question, and takes as many messages of the plan as the chatbot's model counts where a model answers it. With all messages of the plan used, own answers still
 * come, also to questions in a slightly different spelling, and for other questions the results of a search; while the subscription is
 * paused own answers alone, and with the day's spending stopped what no model has to find or write. Throws
 * `message-limit-reached` for anything else.
 * @param own The business's own answer, or one to small talk.
 */
export async function reserveQuestion(
  question: Question,
  own: Verified | undefined,
  signal: AbortSignal,
  provider: AiProvider,
): Promise<Reservation> {
  if (own === undefined && isSpendingStopped(question.widget, provider)) return findUnpaid(question, signal, provider);
  try {
    if (own === undefined) {
      requireModel(question);
      await takeAddressShare(question);
    }
    const messages = own === undefined ? messagesOf(provider.models, question.widget.model) : 0;
    return { verified: own, begun: await reserveAnswer(question, messages, signal) };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'message-limit-reached') throw error;
    const near = await answerWithoutModel(question, signal, provider);
    if (near === undefined) throw error;
    return { verified: near, begun: await reserveAnswer(question, 0, signal) };
  }
}

function isSpendingStopped({ plan }: Question['widget'], { spend }: AiProvider): boolean {
  const stop = spend.stop();
  return stop === 'all' || (stop === 'trials' && plan === 'trial');
}

function requireModel({ widget, askedAt }: Question): void {
  const { answers, limits } = entitlementsOf(widget, askedAt);
  if (answers === 'paused') throw new AppError('message-limit-reached', { max: limits.messages });
}

/**
 * Reservation on a day whose spending is used up: the answer that it has already, else an own answer in a slightly different
 * spelling or passages found by words. Throws `message-limit-reached`, which visitors read the same, if there is none.
 */
async function findUnpaid(question: Question, signal: AbortSignal, provider: AiProvider): Promise<Reservation> {
  const { widget, visitor, messageId, text } = question;
  const stored = refs.message(widget.orgId, visitor.chatId, answerIdOf(messageId)).get();
  const answer = (await untilAborted(stored, signal)).data();
  if (isFinished(answer)) return { verified: undefined, begun: { kind: 'replay', answer } };
  const knowledge = { ...widget, chatbotId: visitor.chatbotId };
  const passages = await untilAborted(retrieveByWords(knowledge, text, provider), signal);
  const found =
    findNear(text, passages, widget.faqs) ?? (isPaused(question) ? undefined : foundAnswer(question, passages));
  if (found === undefined) throw new AppError('message-limit-reached', { max: PLAN_LIMITS[widget.plan].messages });
  return { verified: found, begun: await reserveAnswer(question, 0, signal) };
}

function isPaused({ widget, askedAt }: Question): boolean {
  return entitlementsOf(widget, askedAt).answers !== 'given';
}

async function answerWithoutModel(
  question: Question,
  signal: AbortSignal,
  provider: AiProvider,
): Promise<Verified | undefined> {
  const { widget, visitor, text } = question;
  const knowledge = { ...widget, chatbotId: visitor.chatbotId };
  const search = retrievePassages(knowledge, text, providerFor(question, provider));
  const passages = await untilAborted(search, signal);
  const near = findNear(text, passages, widget.faqs);
  return near !== undefined || isPaused(question) ? near : foundAnswer(question, passages);
}
