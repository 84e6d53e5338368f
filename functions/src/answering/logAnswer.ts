import type { AppError } from '@parlance/domain/errors';
import { costMicroUsdOf } from '../ai/costOf.ts';
import type { AiProvider } from '../ai/AiProvider.ts';
import { logEvent } from '../kernel/platform/log/logEvent.ts';
import type { Answer } from './answer.ts';

interface FinishedAnswer {
  answer: Answer;
  /** Error that ended it too early; undefined for a whole one. */
  failure?: AppError | undefined;
  times: { firstTextMs: number | null; totalMs: number };
  /** A member's trial in the playground, or a draft for one. */
  isTrial?: boolean;
  /** Given before: nothing was made anew. */
  isReplay?: boolean;
  /** True where the visitor had to ask again after a cut answer. */
  isAskedAgain?: boolean;
  /** It took a message of the plan. */
  isCharged?: boolean;
}

/** Writes the one line of an answer, whole, cut or failed. */
export function logAnswer(finished: FinishedAnswer, provider: Pick<AiProvider, 'name' | 'models'>): void {
  const { answer, failure, times } = finished;
  const { isTrial = false, isReplay = false, isAskedAgain = false, isCharged = false } = finished;
  const { usage, writing } = answer;
  logEvent('answer finished', {
    outcome: outcomeOf(answer, failure),
    verdict: answer.verdict,
    kind: isReplay ? 'replay' : kindOf(answer),
    isTrial,
    provider: provider.name,
    model: usage?.model ?? null,
    ...times,
    tokens: usage?.tokens ?? null,
    inputTokens: usage?.split?.input ?? null,
    outputTokens: usage?.split?.output ?? null,
    passages: answer.passages.length,
    sentences: writing.sentences,
    droppedSentences: writing.dropped,
    costMicroUsd: costMicroUsdOf(usage, provider.models),
    isRetried: writing.drafts > 1 || isAskedAgain,
    // Without a word of an answer the message is given back.
    isCharged: isCharged && (failure === undefined || answer.text !== ''),
    code: failure?.code ?? null,
  });
}

function outcomeOf({ text }: Answer, failure: AppError | undefined): string {
  if (failure === undefined) return 'complete';
  if (text !== '') return 'partial';
  return failure.code === 'cancelled' ? 'cancelled' : 'failed';
}

function kindOf({ verdict, passages, writing }: Answer): string {
  if (verdict === 'verified') return 'own';
  if (verdict === 'found' || verdict === 'suggested') return 'search';
  if (verdict === 'small-talk' && writing.drafts === 0) return 'small-talk';
  return passages.length > 0 ? 'model' : 'none';
}
