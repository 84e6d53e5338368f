import type { Chat } from '@parlance/domain/documents/chats/chat';
import { LIMITS } from '@parlance/domain/limits';
import { AUTO_MODEL } from '@parlance/domain/models';
import { isModelUnavailable } from '../ai/isModelUnavailable.ts';
import type { AiProvider, GenerateRequest, GenerationUsage } from '../ai/provider.ts';
import { endOnAbort } from '../platform/endOnAbort.ts';
import { untilAborted } from '../platform/untilAborted.ts';
import type { AnswerEvent } from './answer.ts';
import { refusalText } from './answerTexts.ts';
import { groundAnswer } from './grounding/groundAnswer.ts';
import type { Question } from './question.ts';
import { findNear } from './retrieval/findNear.ts';
import type { Verified } from './retrieval/findVerified.ts';
import type { RankedPassage } from './retrieval/rankPassages.ts';
import { retrievePassages } from './retrieval/retrievePassages.ts';
import { fitHistory } from './rewriting/fitHistory.ts';
import { rewriteQuery } from './rewriting/rewriteQuery.ts';

export interface AnswerTask {
  question: Question;
  /** What was said before, oldest first. */
  turns: Chat['turns'];
  /** The answer that did not help, of a question that is asked again for another one. */
  former: string | null;
  /** The business's own answer, if it has one. */
  verified: Verified | undefined;
  signal: AbortSignal;
  /** Called when the chosen model cannot be used and another one writes. */
  onModelProblem: GenerateRequest['onModelProblem'];
}

/** The answer to a question, step by step: the business's own, the model's as far as it is checked, or a refusal. */
export async function* generateAnswer(task: AnswerTask, provider: AiProvider): AsyncGenerator<AnswerEvent, void> {
  const { question, turns, verified, signal } = task;
  const { widget, visitor, text } = question;
  if (verified !== undefined) return yield* giveVerified(verified);

  const searchQuery = await rewriteQuery(text, fitHistory(turns), provider, signal);
  const knowledge = { ...widget, chatbotId: visitor.chatbotId };
  const passages = await untilAborted(retrievePassages(knowledge, searchQuery, provider), signal);
  yield { type: 'retrieved', searchQuery, passages };
  const near = findNear(searchQuery, passages, widget.faqs);
  if (near !== undefined) return yield* giveVerified(near);

  const nothing = { isAnswered: false, usage: null };
  const { isAnswered, usage } =
    passages.length === 0 ? nothing : yield* writeAnswer(task, searchQuery, passages, provider);
  if (!isAnswered) yield { type: 'text', text: refusalText(question.locale, widget.formality) };
  yield { type: 'finished', verdict: isAnswered ? 'answered' : 'refused', usage };
}

async function* giveVerified({ text, citations }: Verified): AsyncGenerator<AnswerEvent, void> {
  for (const citation of citations) yield { type: 'citation', citation };
  yield { type: 'text', text };
  yield { type: 'finished', verdict: 'verified', usage: null };
}

async function* writeAnswer(
  { question, turns, former, signal, onModelProblem }: AnswerTask,
  searchQuery: string,
  passages: readonly RankedPassage[],
  provider: AiProvider,
): AsyncGenerator<AnswerEvent, { isAnswered: boolean; usage: GenerationUsage | null }> {
  const { widget, locale, askedAt } = question;
  const stop = new AbortController();
  const modelSignal = AbortSignal.any([signal, stop.signal]);
  try {
    const generation = provider.generate({
      system: widget.systemInstructions,
      locale,
      formality: widget.formality,
      history: fitHistory(turns),
      question: searchQuery,
      former,
      passages: passages.map((passage, index) => ({ ...passage, n: index + 1 })),
      model: isModelUnavailable(widget, askedAt) ? AUTO_MODEL : widget.model,
      temperature: widget.temperature,
      maxTokens: LIMITS.answerTokens,
      signal: modelSignal,
      onModelProblem,
    });
    const grounds = {
      passages,
      instructions: widget.systemInstructions,
      names: [widget.orgName, widget.displayName],
    };
    let isAnswered = false;
    for await (const chunk of groundAnswer(endOnAbort(generation.stream, modelSignal), grounds)) {
      isAnswered ||= chunk.type === 'text';
      yield chunk;
    }
    signal.throwIfAborted();
    return { isAnswered, usage: await usageOf(generation.done) };
  } finally {
    // An answer that is cut for its length must not go on being written and paid for.
    stop.abort();
  }
}

/** What the model has used; null for a stream that was cut, which says nothing of it any more. */
async function usageOf(done: Promise<GenerationUsage>): Promise<GenerationUsage | null> {
  try {
    return await untilAborted(done, AbortSignal.timeout(USAGE_MS));
  } catch {
    return null;
  }
}

const USAGE_MS = 500;
