import { asksForAgent } from './asksForAgent.ts';
import { answerIdOf } from '@parlance/domain/widget/answerId';
import { LIMITS } from '@parlance/domain/limits';
import type { AnswerChunk, AnswerResult } from '@parlance/domain/widget/answerStream';
import { isNoAnswer } from '@parlance/domain/widget/VERDICTS';
import { openModelCircuit } from './models/openModelCircuit.ts';
import type { AiProvider, ModelProblemCode } from '../ai/AiProvider.ts';
import { addToLogContext } from '../kernel/platform/log/logContext.ts';
import { logEvent } from '../kernel/platform/log/logEvent.ts';
import { createConcurrencyLimit } from '../kernel/platform/limits/createConcurrencyLimit.ts';
import { untilAborted } from '../kernel/platform/untilAborted.ts';
import { type AnswerContent, EMPTY_ANSWER } from './answer.ts';
import { createAnswerClock } from './createAnswerClock.ts';
import { cutError } from './cutError.ts';
import { deliverAnswer } from './deliverAnswer.ts';
import { findOwnAnswer } from './findOwnAnswer.ts';
import { findWidget } from './findWidget.ts';
import { keepAnswer } from './making/keepAnswer.ts';
import { reserveQuestion } from './making/reserveQuestion.ts';
import { logAnswer } from './logAnswer.ts';
import { localeOfQuestion } from './question/localeOfQuestion.ts';
import { repliesOf } from './procedures/repliesOf.ts';
import type { Question } from './question/question.ts';
import { FULL_MINUTES } from './usage/FULL_MINUTES.ts';
import type { Begin } from './record/reserveAnswer.ts';
import { usageKey } from '../kernel/platform/usageKey.ts';
import { warnOfUsage } from './usage/warnOfUsage.ts';
import { storePartialAnswer } from './making/storePartialAnswer.ts';

/** A chatbot with many visitors at once leaves the process to others too. */
const enter = createConcurrencyLimit(LIMITS.answersAtOnce);

/** A question as it arrives; its `locale` is the page's, for texts that do not show theirs. */
export interface Ask extends Omit<Question, 'widget' | 'askedAt'> {
  signal: AbortSignal;
  send: (chunk: AnswerChunk) => Promise<void>;
}

/**
 * Answers a visitor's question from the chatbot's sources, streaming checked sentences; what the business answered itself
 * is given word for word. The question is stored and one message taken before any model is called; without an answer the
 * message is given back. A cut answer is kept as incomplete. While this process is giving the chatbot LIMITS.answersAtOnce
 * answers, one more is refused with `rate-limited`.
 */
export async function answerQuestion(ask: Ask, provider: AiProvider): Promise<AnswerResult> {
  const { chatbotId } = ask.visitor;
  FULL_MINUTES.refuse(chatbotId, new Date());
  const leave = enter(chatbotId);
  try {
    return await giveAnswer(ask, provider);
  } finally {
    leave();
  }
}

async function giveAnswer({ signal: gone, send, ...ask }: Ask, provider: AiProvider): Promise<AnswerResult> {
  const clock = createAnswerClock();
  const askedAt = new Date();
  const signal = AbortSignal.any([gone, AbortSignal.timeout(LIMITS.answerTimeoutMs)]);
  // A visitor who left, or waited for too long, is in no queue any more, nor waits for a database that is away.
  const failUnasked = (error: unknown): never => {
    throw signal.aborted ? cutError(error, gone.aborted) : error;
  };
  const widget = await untilAborted(findWidget(ask.visitor.chatbotId), signal).catch(failUnasked);
  addToLogContext({ orgId: widget.orgId });
  const locale = await untilAborted(localeOfQuestion(ask, widget), signal).catch(failUnasked);
  const question: Question = { ...ask, widget, locale, askedAt };
  // A reader that stopped reading must not hold the answer for longer than a model may.
  const sendInTime: Ask['send'] = (chunk) => {
    if (chunk.type === 'text') clock.noteText();
    return untilAborted(send(chunk), signal);
  };
  const own = await untilAborted(findOwnAnswer(question), signal).catch(failUnasked);
  const { begun, verified } = await reserveQuestion(question, own, signal, provider).catch(failUnasked);
  if (begun.kind === 'replay') {
    const replayed = await replay(begun.answer, sendInTime);
    const answer = { ...EMPTY_ANSWER, ...replayed };
    logAnswer({ answer, times: clock.times(), isReplay: true }, provider);
    return toResult(question, replayed, provider);
  }

  const { orgId } = widget;
  const { chatbotId } = ask.visitor;
  // Neither may cost anybody an answer: the next question tries again.
  const asides: Promise<void>[] = [
    logFailure('owner not told of the usage', async () => {
      if (begun.warning !== null) await warnOfUsage(widget, usageKey(widget, question.askedAt), begun.warning);
    }),
  ];
  const onModelProblem = (code: ModelProblemCode): void => {
    const open = () => openModelCircuit(orgId, chatbotId, { code, model: widget.model });
    asides.push(logFailure('model problem not noted', open));
  };
  try {
    const task = {
      ...begun,
      actions: 'run' as const,
      withoutModel: 'search' as const,
      question,
      verified,
      signal,
      onModelProblem,
    };
    const { answer, cut } = await deliverAnswer(task, provider, sendInTime);
    const failure = cut === undefined ? undefined : cutError(cut.error, gone.aborted);
    const { isCharged } = begun;
    const isAskedAgain = begun.attempt > 1;
    logAnswer({ answer, failure, times: clock.times(), isAskedAgain, isCharged }, provider);
    if (cut !== undefined) {
      const { error } = cut;
      logEvent('answer cut', { isGone: gone.aborted, sentCharacters: answer.text.length }, error);
      const kept = await storePartialAnswer({ question, begun, answer, error, isGone: gone.aborted }, provider);
      return toResult(question, kept, provider);
    }
    // Deleted meanwhile, it was given all the same: only nothing of it is kept.
    return toResult(question, (await keepAnswer(question, answer, begun, provider)) ?? answer, provider);
  } finally {
    await Promise.all(asides);
  }
}

async function logFailure(
  event: 'owner not told of the usage' | 'model problem not noted',
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    logEvent(event, {}, error);
  }
}

async function replay(
  { text, citations, verdict }: Extract<Begin, { kind: 'replay' }>['answer'],
  send: Ask['send'],
): Promise<AnswerContent> {
  for (const citation of citations) await send({ type: 'citation', citation });
  await send({ type: 'text', text });
  return { text, citations, verdict };
}

function toResult(
  question: Question,
  { text, verdict, citations, pending = null, offersAgent = false, offersContact = isNoAnswer(verdict) }: AnswerContent,
  provider: AiProvider,
): AnswerResult {
  const replies = repliesOf(question, pending);
  return {
    messageId: answerIdOf(question.messageId),
    text,
    verdict,
    citations: [...citations],
    offerContact: offersContact,
    offerAgent: asksForAgent(question, verdict) || (offersAgent && question.widget.handover.isOffered),
    ...(replies.length > 0 ? { replies: [...replies] } : {}),
    local: provider.name === 'local',
  };
}
