import { AppError } from '@parlance/domain/errors';
import type { AiProvider } from '../ai/provider.ts';
import type { Begin } from './record/reserveAnswer.ts';
import type { Composed } from './grounding/groundAnswer.ts';
import { cutError } from './cutError.ts';
import { type Answer, storeAnswer } from './record/storeAnswer.ts';
import type { Question } from './question.ts';
import { refundAnswer } from './record/refundAnswer.ts';

interface Cut {
  question: Question;
  begun: Extract<Begin, { kind: 'begun' }>;
  /** What the visitor has seen. */
  composed: Composed;
  error: unknown;
  /** True if it was the visitor who left. */
  isGone: boolean;
}

/**
 * Keeps what the visitor has seen of a cut answer; without any, gives the message back and throws what happened. Throws
 * `cancelled` where the visitor has deleted the question meanwhile.
 */
export async function storePartialAnswer(
  { question, begun, composed, error, isGone }: Cut,
  provider: AiProvider,
): Promise<Answer> {
  if (composed.text === '') {
    await refundAnswer(question);
    throw cutError(error, isGone);
  }
  const answer = await storeAnswer(
    question,
    {
      ...composed,
      text: composed.text.trim(),
      verdict: 'incomplete',
      provider: provider.name,
      model: null,
      tokens: null,
      searched: null,
      passages: [],
    },
    begun,
  );
  if (answer === undefined) throw new AppError('cancelled');
  return answer;
}
