import { entitlementsOf } from '@parlance/domain/billing/entitlementsOf';
import { AppError } from '@parlance/domain/errors';
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
import { foundAnswer } from '../retrieval/foundAnswer.ts';
import { retrievePassages } from '../retrievePassages.ts';
import { takeAddressShare } from '../usage/takeAddressShare.ts';

interface Reservation {
  begun: Begin;
  /** Answer that no model writes; undefined where one does. */
  verified: Verified | undefined;
}

/**
 * Stores the question, and takes a message of the plan where a model answers it. With all messages of the plan used, own answers still
 * come, also to questions in a slightly different spelling, and for other questions the results of a search; while the subscription is
 * paused own answers alone, and with the day's spending stopped those to the very question, and what was answered before. Throws
 * `message-limit-reached` for anything else.
 * @param own The business's own answer, or one to small talk.
 */
export async function reserveQuestion(
  question: Question,
  own: Verified | undefined,
  signal: AbortSignal,
  provider: AiProvider,
): Promise<Reservation> {
  if (own === undefined && isSpendingStopped(question.widget, provider))
    return { verified: own, begun: await untilAborted(findReplay(question), signal) };
  try {
    if (own === undefined) {
      requireModel(question);
      await takeAddressShare(question);
    }
    return { verified: own, begun: await reserveAnswer(question, own !== undefined, signal) };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'message-limit-reached') throw error;
    const near = await answerWithoutModel(question, signal, provider);
    if (near === undefined) throw error;
    return { verified: near, begun: await reserveAnswer(question, true, signal) };
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

/** The answer that this very question has already. Throws `message-limit-reached`, which visitors read the same, if none. */
async function findReplay({ widget, visitor, messageId }: Question): Promise<Begin> {
  const answer = (await refs.message(widget.orgId, visitor.chatId, answerIdOf(messageId)).get()).data();
  if (!isFinished(answer)) throw new AppError('message-limit-reached', { max: PLAN_LIMITS[widget.plan].messages });
  return { kind: 'replay', answer };
}

async function answerWithoutModel(
  question: Question,
  signal: AbortSignal,
  provider: AiProvider,
): Promise<Verified | undefined> {
  const { widget, visitor, text, locale, askedAt } = question;
  const knowledge = { ...widget, chatbotId: visitor.chatbotId };
  const search = retrievePassages(knowledge, text, providerFor(question, provider));
  const passages = await untilAborted(search, signal);
  const near = findNear(text, passages, widget.faqs);
  if (near !== undefined || entitlementsOf(widget, askedAt).answers !== 'given') return near;
  return foundAnswer(text, passages, locale, widget.formality);
}
