import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Locale } from '@parlance/domain/locales';
import { LIMITS } from '@parlance/domain/limits';
import { AUTO_MODEL } from '@parlance/domain/models';
import type { AiProvider } from '../../functions/src/ai/AiProvider.ts';
import { type Answer, EMPTY_ANSWER, extendAnswer } from '../../functions/src/answering/answer.ts';
import { groundAnswer } from '../../functions/src/answering/grounding/groundAnswer.ts';
import type { RankedPassage } from '../../functions/src/answering/retrieval/rankPassages.ts';
import { rewriteQuery } from '../../functions/src/answering/rewriting/rewriteQuery.ts';
import type { EvalIndex } from './EvalIndex.ts';

interface Asked {
  query: string;
  passages: readonly RankedPassage[];
  /** Empty where it was refused. */
  answer: Answer;
  milliseconds: number;
}

interface Conversation {
  question: string;
  previous: string | null;
  language: Locale;
}

/** Asks as a visitor would, without Firestore: the question made whole, passages, the model's answer, its checks. */
export async function askProvider(
  { question, previous, language }: Conversation,
  index: EvalIndex,
  provider: AiProvider,
): Promise<Asked> {
  const turns: Chat['turns'] = [];
  if (previous !== null) {
    const { answer } = await askProvider({ question: previous, previous: null, language }, index, provider);
    turns.push({ question: previous, answer: answer.text });
  }
  const { signal } = new AbortController();
  const start = performance.now();
  const query = await rewriteQuery(question, turns, provider, signal);
  const passages = await index.search(query);
  const answer = passages.length === 0 ? EMPTY_ANSWER : await write(query);
  return { query, passages, answer, milliseconds: performance.now() - start };

  async function write(text: string): Promise<Answer> {
    const { stream, done } = provider.generate({
      business: {
        organization: 'the business',
        chatbot: 'the assistant',
        now: 'Monday, 5 January 2026 at 10:00 (Europe/Berlin)',
      },
      system: '',
      locale: language,
      formality: 'formal',
      history: turns,
      question: text,
      original: question,
      isCorrection: false,
      former: null,
      passages: passages.map((passage, position) => ({ ...passage, n: position + 1 })),
      model: AUTO_MODEL,
      temperature: 0,
      maxTokens: LIMITS.answerTokens,
      signal,
      onModelProblem: (code) => console.error(`The model cannot be used: ${code}`),
    });
    const chunks = await Array.fromAsync(
      groundAnswer(stream, { passages, instructions: '', names: [], facts: [], question }),
    );
    await done;
    return chunks.reduce(extendAnswer, EMPTY_ANSWER);
  }
}
