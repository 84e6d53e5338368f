import { AppError } from '@parlance/domain/errors';
import { isGap } from '@parlance/domain/widget/VERDICTS';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { sketchOf } from '../record/sketchOf.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { retryFirestore } from '../../kernel/platform/writes/retryFirestore.ts';
import type { Answer, AnswerContent } from '../answer.ts';
import { providerFor } from '../question/providerFor.ts';
import type { Question } from '../question/question.ts';
import { refundAnswer } from '../record/refundAnswer.ts';
import type { Begun } from '../record/reserveAnswer.ts';
import { storeAnswer } from '../record/storeAnswer.ts';

/**
 * Stores an answer that the visitor has read, as `storeAnswer` does, again where Firestore is away for a moment. If it stays
 * away, the answer was given all the same. Throws `chat-taken-over`, with the message of the plan given back, where an agent
 * has joined meanwhile.
 */
export async function keepAnswer(
  question: Question,
  answer: Answer,
  begun: Pick<Begun, 'chat' | 'attempt'>,
  provider: AiProvider,
): Promise<AnswerContent | undefined> {
  const sketch = isGap(answer.verdict)
    ? await sketchOf(answer.searchQuery ?? question.text, providerFor(question, provider))
    : null;
  try {
    return await retryFirestore(() => storeAnswer(question, answer, { ...begun, sketch }, provider));
  } catch (error) {
    if (error instanceof AppError) {
      await refundAnswer(question);
      throw error;
    }
    logEvent('answer not stored', {}, error);
    return answer;
  }
}
