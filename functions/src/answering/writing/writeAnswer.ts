import { LIMITS } from '@parlance/domain/limits';
import { AUTO_MODEL } from '@parlance/domain/models';
import { isModelUnavailable } from '../models/isModelUnavailable.ts';
import type { AiProvider, GenerateRequest, GenerationUsage } from '../../ai/AiProvider.ts';
import { endOnAbort } from '../../kernel/platform/endOnAbort.ts';
import { untilAborted } from '../../kernel/platform/untilAborted.ts';
import type { AnswerEvent } from '../answer.ts';
import type { AnswerTask } from '../actions/AnswerTask.ts';
import { groundAnswer, type Grounding, type Grounds } from '../grounding/groundAnswer.ts';
import { nowIn } from '../question/nowIn.ts';
import type { Question } from '../question/question.ts';
import type { RankedPassage } from '../retrieval/rankPassages.ts';
import { fitHistory } from '../rewriting/fitHistory.ts';

/** Outcome of the model's writing. */
export interface Written {
  isAnswered: boolean;
  /** True if something of the rules or the instructions would have come out. */
  isLeak: boolean;
  usage: GenerationUsage | null;
}

/**
 * The model's answer as far as it is checked. Where it wrote something of which nothing may be said, it is asked once more
 * with that fault named.
 */
export async function* writeAnswer(
  task: AnswerTask,
  searchQuery: string,
  passages: readonly RankedPassage[],
  provider: AiProvider,
): AsyncGenerator<AnswerEvent, Written> {
  let usage: GenerationUsage | null = null;
  for (const isCorrection of [false, true]) {
    const draft = yield* writeDraft(task, { searchQuery, passages, isCorrection }, provider);
    usage = addUsage(usage, draft.usage);
    const { sentences, dropped, isRefused, isSaid, isLeak } = draft.grounding;
    yield { type: 'drafted', sentences, dropped };
    if (isSaid || isRefused || isLeak || sentences === 0) return { isAnswered: isSaid, isLeak, usage };
  }
  return { isAnswered: false, isLeak: false, usage };
}

async function* writeDraft(
  { question, turns, former, signal, onModelProblem }: AnswerTask,
  {
    searchQuery,
    passages,
    isCorrection,
  }: Pick<GenerateRequest, 'isCorrection'> & {
    searchQuery: string;
    passages: readonly RankedPassage[];
  },
  provider: AiProvider,
): AsyncGenerator<AnswerEvent, { grounding: Grounding; usage: GenerationUsage | null }> {
  const { widget, locale, askedAt, text } = question;
  const stop = new AbortController();
  const modelSignal = AbortSignal.any([signal, stop.signal]);
  try {
    const generation = provider.generate({
      business: { organization: widget.orgName, chatbot: widget.displayName, now: nowIn(widget.timezone, askedAt) },
      system: widget.systemInstructions,
      locale,
      formality: widget.formality,
      history: fitHistory(turns),
      question: searchQuery,
      original: text,
      former,
      isCorrection,
      passages: passages.map((passage, index) => ({ ...passage, n: index + 1 })),
      model: isModelUnavailable(widget, askedAt) ? AUTO_MODEL : widget.model,
      temperature: widget.temperature,
      maxTokens: LIMITS.answerTokens,
      signal: modelSignal,
      onModelProblem,
    });
    const stream = endOnAbort(generation.stream, modelSignal);
    const grounding = yield* groundAnswer(stream, groundsOf(question, passages));
    signal.throwIfAborted();
    return { grounding, usage: await usageOf(generation.done) };
  } finally {
    // An answer that is cut for its length must not go on being written and paid for.
    stop.abort();
  }
}

/** Grounds of an answer: the passages, and what may be said beside them. */
function groundsOf({ widget, text, askedAt }: Question, passages: readonly RankedPassage[]): Grounds {
  return {
    passages,
    instructions: widget.systemInstructions,
    names: [widget.orgName, widget.displayName],
    facts: [widget.orgName, widget.displayName, nowIn(widget.timezone, askedAt)],
    question: text,
  };
}

function addUsage(one: GenerationUsage | null, other: GenerationUsage | null): GenerationUsage | null {
  if (one === null || other === null) return one ?? other;
  const { model, tokens, split } = other;
  const both = { model, tokens: one.tokens + tokens };
  if (one.split === undefined || split === undefined) return both;
  return { ...both, split: { input: one.split.input + split.input, output: one.split.output + split.output } };
}

/** Usage of the model; null for a stream that was cut, which no longer reports it. */
async function usageOf(done: Promise<GenerationUsage>): Promise<GenerationUsage | null> {
  try {
    return await untilAborted(done, AbortSignal.timeout(USAGE_MS));
  } catch {
    return null;
  }
}

const USAGE_MS = 500;
