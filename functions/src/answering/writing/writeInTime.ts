import { AppError } from '@parlance/domain/errors';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { isMisconfigured } from '../../ai/isMisconfigured.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import type { AnswerTask } from '../actions/AnswerTask.ts';
import type { AnswerEvent } from '../answer.ts';
import type { RankedPassage } from '../retrieval/rankPassages.ts';
import { writeAnswer, type Written } from './writeAnswer.ts';

/** The model failed before its first word. */
export interface Away {
  /** True if asking again does not help: see `isMisconfigured`. */
  isLasting: boolean;
}

/**
 * The model's answer as `writeAnswer` gives it; `Away`, with nothing said, where the model fails or its first word takes longer
 * than `firstWordMs`, and a search may stand in. Afterwards a failure cuts the answer: it is thrown, as is the visitor's leaving.
 */
export async function* writeInTime(
  task: AnswerTask,
  searchQuery: string,
  passages: readonly RankedPassage[],
  provider: AiProvider,
): AsyncGenerator<AnswerEvent, Written | Away> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException('No word came', 'TimeoutError')), provider.firstWordMs);
  const signal = AbortSignal.any([task.signal, late.signal]);
  const writing = writeAnswer({ ...task, signal }, searchQuery, passages, provider);
  let isBegun = false;
  try {
    for (;;) {
      const { value, done } = await writing.next();
      if (done === true) return value;
      if (value.type === 'text' || value.type === 'citation') {
        isBegun = true;
        clearTimeout(timer);
      }
      yield value;
    }
  } catch (error) {
    if (isBegun || task.signal.aborted || task.withoutModel === 'fail' || error instanceof AppError) throw error;
    logEvent('passages given for an answer', {}, error);
    return { isLasting: isMisconfigured(error) };
  } finally {
    clearTimeout(timer);
  }
}
