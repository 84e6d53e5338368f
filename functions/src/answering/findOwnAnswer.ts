import { entitlementsOf } from '@parlance/domain/billing/entitlementsOf';
import { AppError } from '@parlance/domain/errors';
import { answerIdOf } from '@parlance/domain/widget/answerId';
import type { AiProvider } from '../ai/AiProvider.ts';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { refs } from '../kernel/platform/refs.ts';
import { isConsent } from './actions/isConsent.ts';
import { isFinished } from './isFinished.ts';
import { type Begin, reserveAnswer } from './record/reserveAnswer.ts';
import { findNear } from './retrieval/findNear.ts';
import { findVerified, type Verified } from './retrieval/findVerified.ts';
import { foundAnswer } from './retrieval/foundAnswer.ts';
import { providerFor } from './question/providerFor.ts';
import type { Question } from './question/question.ts';
import { retrievePassages } from './retrievePassages.ts';
import { smallTalkOf } from './smallTalk/smallTalkOf.ts';
import { smallTalkText } from './smallTalk/smallTalkText.ts';
import { takeAddressShare } from './usage/takeAddressShare.ts';
import { untilAborted } from '../kernel/platform/untilAborted.ts';

interface Opened {
  begun: Begin;
  /** The business's own answer to this question, or one to small talk. It costs no message of the plan. */
  verified: Verified | undefined;
}

/**
 * Looks for the business's own answer, or one to small talk, and stores the question, charged only if there is none. With all
 * messages of the plan used own answers still come, also to questions in a slightly different spelling, and for other questions
 * what a search finds; while the subscription is paused own answers alone, and with the day's spending stopped those to the very
 * question, and what was answered before. For anything else it throws `message-limit-reached`.
 */
export async function findOwnAnswer(question: Question, signal: AbortSignal, provider: AiProvider): Promise<Opened> {
  const isAgreed = await untilAborted(isConsent(question), signal);
  const verified = isAgreed ? undefined : await untilAborted(findFreeAnswer(question), signal);
  if (verified === undefined && isSpendingStopped(question.widget, provider))
    return { verified, begun: await untilAborted(findReplay(question), signal) };
  try {
    if (verified === undefined) requireModel(question);
    if (verified === undefined) await takeAddressShare(question);
    return { verified, begun: await reserveAnswer(question, verified !== undefined, signal) };
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

/** The business's own answer to this very question, else one to small talk. */
export async function findFreeAnswer(question: Question): Promise<Verified | undefined> {
  const own = await findVerified(question);
  if (own !== undefined) return own;
  const kind = smallTalkOf(question.text);
  if (kind === undefined) return undefined;
  const { widget, locale } = question;
  const offersContact = kind === 'agent';
  return { text: smallTalkText(kind, widget, locale), citations: [], verdict: 'small-talk', offersContact };
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
