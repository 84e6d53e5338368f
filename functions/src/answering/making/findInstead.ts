import { AppError } from '@parlance/domain/errors';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { visitorTexts } from '../../kernel/i18n/visitorTexts.ts';
import type { AnswerTask } from '../actions/AnswerTask.ts';
import { foundAnswer } from '../retrieval/shown/foundAnswer.ts';
import type { Verified } from '../retrieval/findVerified.ts';
import { retrieveByWords } from '../retrieval/retrieveByWords.ts';
import type { Away } from '../writing/writeInTime.ts';

/**
 * Passages found by words in place of an answer whose model is away. Where none fits, a word on that if it lasts; else it throws
 * `answer-failed`: the visitor may ask again.
 */
export async function findInstead(
  { question }: Pick<AnswerTask, 'question'>,
  searchQuery: string,
  { isLasting }: Away,
  provider: AiProvider,
): Promise<Verified> {
  const knowledge = { ...question.widget, chatbotId: question.visitor.chatbotId };
  const found = foundAnswer(
    { ...question, text: searchQuery },
    await retrieveByWords(knowledge, searchQuery, provider),
  );
  if (found !== undefined) return found;
  if (!isLasting) throw new AppError('answer-failed');
  const { unable } = visitorTexts(question.locale, question.widget.formality);
  return { text: unable, citations: [], verdict: 'found', offersContact: true };
}
