import { AppError } from '@parlance/domain/errors';
import type { AiProvider } from '../../ai/AiProvider.ts';
import type { AnswerTask } from '../actions/AnswerTask.ts';
import { foundAnswer } from '../retrieval/shown/foundAnswer.ts';
import type { Verified } from '../retrieval/findVerified.ts';
import { retrieveByWords } from '../retrieval/retrieveByWords.ts';

/** Passages found by words in place of an answer whose model is away. Throws `answer-failed` where none fits. */
export async function findInstead(
  { question }: Pick<AnswerTask, 'question'>,
  searchQuery: string,
  provider: AiProvider,
): Promise<Verified> {
  const knowledge = { ...question.widget, chatbotId: question.visitor.chatbotId };
  const found = foundAnswer(
    { ...question, text: searchQuery },
    await retrieveByWords(knowledge, searchQuery, provider),
  );
  if (found === undefined) throw new AppError('answer-failed');
  return found;
}
