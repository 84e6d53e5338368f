import { AUTO_MODEL } from '@parlance/domain/models';
import { LIMITS } from '@parlance/domain/limits';
import type { AnswerChunk } from '@parlance/domain/widget/answerStream';
import { logger } from 'firebase-functions';
import type { AiProvider, GenerationUsage } from '../ai/provider.ts';
import { describeError } from '../platform/describeError.ts';
import { refusalText } from './answerTexts.ts';
import type { Begin } from './record/reserveAnswer.ts';
import { groundAnswer, type Composed } from './grounding/groundAnswer.ts';
import { endOnAbort } from '../platform/endOnAbort.ts';
import { findNear } from './retrieval/findNear.ts';
import type { Verified } from './retrieval/findVerified.ts';
import type { Outcome } from './record/storeAnswer.ts';
import { fitHistory } from './rewriting/fitHistory.ts';
import { isModelUnavailable } from '../ai/isModelUnavailable.ts';
import type { Question } from './question.ts';
import type { RankedPassage } from './retrieval/rankPassages.ts';
import { openModelCircuit } from '../ai/openModelCircuit.ts';
import { retrievePassages } from './retrieval/retrievePassages.ts';
import { untilAborted } from '../platform/untilAborted.ts';
import { rewriteQuery } from './rewriting/rewriteQuery.ts';

export interface AnswerTask {
  question: Question;
  begun: Extract<Begin, { kind: 'begun' }>;
  /** The business's own answer, if it has one. */
  verified: Verified | undefined;
  /** Filled while the answer is sent, for whoever has to deal with a cut. */
  composed: Composed;
  signal: AbortSignal;
  send: (chunk: AnswerChunk) => Promise<void>;
  /** Of a trial alone: filled while the answer is made, and nothing is noted on the chatbot. */
  trace?: Trace;
}

/** What an answer was made of. */
export interface Trace {
  passages: readonly RankedPassage[];
  usage: GenerationUsage | null;
}

type Origin = Pick<Outcome, 'provider' | 'model' | 'tokens' | 'searched' | 'passages'>;

/** Streams the answer to a question that is stored: the business's own, the model's as far as it is checked, or a refusal. */
export async function generateAnswer(task: AnswerTask, provider: AiProvider): Promise<Outcome> {
  const { question, begun, composed, signal, send } = task;
  const { widget, visitor, text } = question;
  const origin: Origin = { provider: provider.name, model: null, tokens: null, searched: null, passages: [] };
  if (task.verified !== undefined) return giveVerified(task.verified, origin, send);

  const searched = await rewriteQuery(text, fitHistory(begun.turns), provider, signal);
  const knowledge = { ...widget, chatbotId: visitor.chatbotId };
  const passages = await untilAborted(retrievePassages(knowledge, searched, provider), signal);
  if (task.trace !== undefined) task.trace.passages = passages;
  const found: Origin = { ...origin, searched, passages: passages.map(({ chunkId, score }) => ({ chunkId, score })) };
  const near = findNear(searched, passages, widget.faqs);
  if (near !== undefined) return giveVerified(near, found, send);

  const written = passages.length === 0 ? found : { ...found, ...(await generate(task, searched, passages, provider)) };
  if (composed.text !== '') return { ...written, ...composed, text: composed.text.trim(), verdict: 'answered' };
  const refusal = refusalText(question.locale, widget.formality);
  await send({ type: 'text', text: refusal });
  return { ...written, text: refusal, citations: [], verdict: 'refused' };
}

async function giveVerified({ text, citations }: Verified, origin: Origin, send: AnswerTask['send']): Promise<Outcome> {
  for (const citation of citations) await send({ type: 'citation', citation });
  await send({ type: 'text', text });
  return { ...origin, text, citations, verdict: 'verified' };
}

async function generate(
  { question, begun, composed, signal, send, trace }: AnswerTask,
  searched: string,
  passages: readonly RankedPassage[],
  provider: AiProvider,
): Promise<{ model: string | null; tokens: number | null }> {
  const { widget, visitor, locale, askedAt } = question;
  const stop = new AbortController();
  const modelSignal = AbortSignal.any([signal, stop.signal]);
  const problems: Promise<void>[] = [];
  try {
    const generation = provider.generate({
      system: widget.systemInstructions,
      locale,
      formality: widget.formality,
      history: fitHistory(begun.turns),
      question: searched,
      former: begun.former,
      passages: passages.map((passage, index) => ({ ...passage, n: index + 1 })),
      model: isModelUnavailable(widget, askedAt) ? AUTO_MODEL : widget.model,
      temperature: widget.temperature,
      maxTokens: LIMITS.answerTokens,
      signal: modelSignal,
      onModelProblem: (code) => {
        if (trace === undefined)
          problems.push(noteProblem(widget.orgId, visitor.chatbotId, { code, model: widget.model }));
      },
    });
    const grounds = {
      passages,
      instructions: widget.systemInstructions,
      names: [widget.orgName, widget.displayName],
    };
    await groundAnswer(endOnAbort(generation.stream, modelSignal), grounds, composed, send);
    signal.throwIfAborted();
    const usage = await usageOf(generation.done);
    if (trace !== undefined) trace.usage = usage;
    return { model: usage?.model ?? null, tokens: usage?.tokens ?? null };
  } finally {
    // An answer that is cut for its length must not go on being written and paid for.
    stop.abort();
    await Promise.all(problems);
  }
}

/** What the model has used; null for a stream that was cut, which tells nothing any more. */
async function usageOf(done: Promise<GenerationUsage>): Promise<GenerationUsage | null> {
  try {
    return await untilAborted(done, AbortSignal.timeout(USAGE_MS));
  } catch {
    return null;
  }
}

const USAGE_MS = 500;

async function noteProblem(...problem: Parameters<typeof openModelCircuit>): Promise<void> {
  try {
    await openModelCircuit(...problem);
  } catch (error) {
    logger.error('model problem not noted', { error: describeError(error) });
  }
}
