import { AppError } from '@parlance/domain/errors';
import type { AiProvider } from '../../ai/AiProvider.ts';
import type { Answer, AnswerContent } from '../answer.ts';
import { cutError } from '../cutError.ts';
import { keepAnswer } from './keepAnswer.ts';
import type { Question } from '../question/question.ts';
import { refundAnswer } from '../record/refundAnswer.ts';
import type { Begun } from '../record/reserveAnswer.ts';

interface Cut {
  question: Question;
  begun: Begun;
  /** Part of the answer that the visitor has seen. */
  answer: Answer;
  error: unknown;
  /** True if it was the visitor who left. */
  isGone: boolean;
}

/**
 * Keeps what the visitor has seen of a cut answer; without any, gives the message back and throws what happened. Throws
 * `cancelled` where the visitor has deleted the question meanwhile, `chat-taken-over` where an agent has joined.
 */
export async function storePartialAnswer(
  { question, begun, answer, error, isGone }: Cut,
  provider: AiProvider,
): Promise<AnswerContent> {
  if (answer.text === '') {
    await refundAnswer(question);
    throw cutError(error, isGone);
  }
  const stored = await keepAnswer(question, { ...answer, verdict: 'incomplete' }, begun, provider);
  if (stored === undefined) throw new AppError('cancelled');
  return stored;
}
