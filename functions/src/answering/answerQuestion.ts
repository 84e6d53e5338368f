import type { Locale } from '@parlance/domain/locales';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { AnswerChunk, AnswerResult } from '@parlance/domain/widget/answerStream';
import { logger } from 'firebase-functions';
import type { Visitor } from '../access/visitorToken.ts';
import type { AiProvider } from '../ai/provider.ts';
import { contentWords } from '../text/contentWords.ts';
import { detectLanguage } from '../text/detectLanguage.ts';
import { refusalText } from './answerTexts.ts';
import { answerIdOf, beginAnswer, type Begin, type Question } from './beginAnswer.ts';
import { composeAnswer, type Composed } from './composeAnswer.ts';
import { type Answer, finishAnswer, type Outcome, refundAnswer } from './finishAnswer.ts';
import { findWidget } from './findWidget.ts';
import { retrievePassages } from './retrievePassages.ts';
import { describeError } from '../platform/describeError.ts';

export interface Ask {
  visitor: Visitor;
  messageId: string;
  text: string;
  /** The page's language, for questions that do not tell theirs. */
  locale: Locale;
  signal: AbortSignal;
  send: (chunk: AnswerChunk) => Promise<void>;
}

type Begun = Extract<Begin, { kind: 'begun' }>;

/** A follow-up such as "and to Austria?" has too few words of its own to be looked up. */
const FOLLOW_UP_WORDS = 3;

/**
 * Answers a visitor's question from the chatbot's sources, streaming checked sentences. The question is stored and one
 * message taken before any model is called; without an answer the message is given back. A cut answer is kept as incomplete.
 */
export async function answerQuestion(ask: Ask, provider: AiProvider): Promise<AnswerResult> {
  const widget = await findWidget(ask.visitor.chatbotId);
  const locale = detectLanguage(ask.text, ask.locale);
  const question: Question = { ...ask, widget, locale, askedAt: new Date() };
  const begun = await beginAnswer(question);
  if (begun.kind === 'replay') return replay(question, begun.answer, ask.send, provider);

  const composed: Composed = { text: '', citations: [] };
  const signal = AbortSignal.any([ask.signal, AbortSignal.timeout(LIMITS.answerTimeoutMs)]);
  try {
    const outcome = await compose(question, begun, composed, signal, ask.send, provider);
    return toResult(question, await finishAnswer(question, outcome, begun), provider);
  } catch (error) {
    return await salvage(question, begun, composed, error, ask.signal, provider);
  }
}

async function compose(
  question: Question,
  begun: Begun,
  composed: Composed,
  signal: AbortSignal,
  send: Ask['send'],
  provider: AiProvider,
): Promise<Outcome> {
  const { widget, visitor, text } = question;
  const previous = begun.turns.at(-1);
  const lookedUp =
    previous !== undefined && contentWords(text).length < FOLLOW_UP_WORDS ? `${previous.question} ${text}` : text;
  const passages = await retrievePassages(widget.orgId, visitor.chatbotId, lookedUp, provider);
  let usage: { model: string; tokens: number } | null = null;
  if (passages.length > 0) {
    signal.throwIfAborted();
    const generation = provider.generate({
      system: widget.systemInstructions,
      history: begun.turns,
      question: lookedUp,
      passages: passages.map((passage, index) => ({ ...passage, n: index + 1 })),
      model: widget.model,
      temperature: widget.temperature,
      maxTokens: LIMITS.answerTokens,
      signal,
    });
    await composeAnswer(generation.stream, passages, widget.systemInstructions, composed, send);
    signal.throwIfAborted();
    usage = await generation.done;
  }
  const common = { provider: provider.name, model: usage?.model ?? null, tokens: usage?.tokens ?? null };
  if (composed.text !== '') return { ...common, ...composed, text: composed.text.trim(), verdict: 'answered' };
  const refusal = refusalText(question.locale, widget.formality);
  await send({ type: 'text', text: refusal });
  return { ...common, text: refusal, citations: [], verdict: 'refused' };
}

/** Keeps what the visitor has seen of a cut answer; without any, gives the message back and fails. */
async function salvage(
  question: Question,
  begun: Begun,
  composed: Composed,
  error: unknown,
  visitorGone: AbortSignal,
  provider: AiProvider,
): Promise<AnswerResult> {
  logger.warn('answer cut', {
    chatbotId: question.visitor.chatbotId,
    gone: visitorGone.aborted,
    sent: composed.text.length,
    error: describeError(error),
  });
  if (composed.text === '') {
    await refundAnswer(question);
    if (visitorGone.aborted) throw new AppError('cancelled');
    throw error instanceof AppError
      ? error
      : new AppError(isTimeout(error) ? 'answer-timeout' : 'answer-failed', {}, { cause: error });
  }
  const outcome: Outcome = {
    ...composed,
    text: composed.text.trim(),
    verdict: 'incomplete',
    provider: provider.name,
    model: null,
    tokens: null,
  };
  return toResult(question, await finishAnswer(question, outcome, begun), provider);
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

async function replay(
  question: Question,
  answer: Extract<Begin, { kind: 'replay' }>['answer'],
  send: Ask['send'],
  provider: AiProvider,
): Promise<AnswerResult> {
  for (const citation of answer.citations) await send({ type: 'citation', citation });
  await send({ type: 'text', text: answer.text });
  const verdict = answer.verdict === 'answered' ? 'answered' : 'refused';
  return toResult(question, { text: answer.text, citations: answer.citations, verdict }, provider);
}

function toResult(question: Question, outcome: Answer, provider: AiProvider): AnswerResult {
  return {
    messageId: answerIdOf(question.messageId),
    text: outcome.text,
    verdict: outcome.verdict,
    citations: outcome.citations,
    offerContact: outcome.verdict === 'refused',
    local: provider.name === 'local',
  };
}
