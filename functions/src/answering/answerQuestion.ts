import type { Chat } from '@parlance/domain/documents/chats/chat';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import type { AnswerChunk, AnswerResult } from '@parlance/domain/widget/answerStream';
import { logger } from 'firebase-functions';
import type { Visitor } from '../access/visitorToken.ts';
import type { AiProvider } from '../ai/provider.ts';
import { describeError } from '../platform/describeError.ts';
import { detectLanguage } from '../text/detectLanguage.ts';
import { answerIdOf } from './record/answerIdOf.ts';
import type { Begin } from './record/reserveAnswer.ts';
import type { Composed } from './grounding/groundAnswer.ts';
import { findWidget } from './findWidget.ts';
import { type Answer, storeAnswer } from './record/storeAnswer.ts';
import { findOwnAnswer } from './findOwnAnswer.ts';
import type { Question } from './question.ts';
import { storePartialAnswer } from './storePartialAnswer.ts';
import { untilAborted } from '../platform/untilAborted.ts';
import { usageKey } from './record/usageKey.ts';
import { warnOfUsage } from './record/warnOfUsage.ts';
import { generateAnswer } from './generateAnswer.ts';

export interface Ask {
  visitor: Visitor;
  /** Address prefix of the caller, for rate limits. */
  address: string;
  messageId: string;
  text: string;
  /** The page's language, for questions that do not tell theirs. */
  locale: Locale;
  /** Id of the question that is asked again for another answer. */
  regenerates: string | null;
  /** Who the embedding website says the visitor is. */
  identity: Chat['identity'];
  signal: AbortSignal;
  send: (chunk: AnswerChunk) => Promise<void>;
}

/**
 * Answers a visitor's question from the chatbot's sources, streaming checked sentences; what the business answered itself
 * is given word for word. The question is stored and one message taken before any model is called; without an answer the
 * message is given back. A cut answer is kept as incomplete.
 */
export async function answerQuestion(ask: Ask, provider: AiProvider): Promise<AnswerResult> {
  const widget = await findWidget(ask.visitor.chatbotId);
  const locale = detectLanguage(ask.text, ask.locale);
  const question: Question = { ...ask, widget, locale, askedAt: new Date() };
  const signal = AbortSignal.any([ask.signal, AbortSignal.timeout(LIMITS.answerTimeoutMs)]);
  // A reader that stopped reading must not hold the answer for longer than a model may.
  const send: Ask['send'] = (chunk) => untilAborted(ask.send(chunk), signal);
  const { begun, verified } = await findOwnAnswer(question, signal, provider);
  if (begun.kind === 'replay') return toResult(question, await replay(begun.answer, send), provider);

  const warned = warn(question, begun);
  const composed: Composed = { text: '', citations: [] };
  try {
    const outcome = await generateAnswer({ question, begun, verified, composed, signal, send }, provider);
    // Deleted meanwhile, it was given all the same: only nothing of it is kept.
    return toResult(question, (await storeAnswer(question, outcome, begun)) ?? outcome, provider);
  } catch (error) {
    logger.warn('answer cut', {
      chatbotId: ask.visitor.chatbotId,
      gone: ask.signal.aborted,
      sent: composed.text.length,
      error: describeError(error),
    });
    const answer = await storePartialAnswer({ question, begun, composed, error, isGone: ask.signal.aborted }, provider);
    return toResult(question, answer, provider);
  } finally {
    await warned;
  }
}

/** A mail that cannot be queued costs nobody an answer: the next message tries again. */
async function warn({ widget, askedAt }: Question, begun: Extract<Begin, { kind: 'begun' }>): Promise<void> {
  if (begun.warning === null) return;
  try {
    await warnOfUsage(widget, usageKey(widget, askedAt), begun.warning);
  } catch (error) {
    logger.error('owner not told of the usage', { orgId: widget.orgId, error: describeError(error) });
  }
}

async function replay(
  { text, citations, verdict }: Extract<Begin, { kind: 'replay' }>['answer'],
  send: Ask['send'],
): Promise<Answer> {
  for (const citation of citations) await send({ type: 'citation', citation });
  await send({ type: 'text', text });
  return { text, citations, verdict };
}

function toResult(question: Question, { text, verdict, citations }: Answer, provider: AiProvider): AnswerResult {
  return {
    messageId: answerIdOf(question.messageId),
    text,
    verdict,
    citations,
    offerContact: verdict === 'refused',
    local: provider.name === 'local',
  };
}
