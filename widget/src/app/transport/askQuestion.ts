import { answerChunkSchema, answerResultSchema } from '@parlance/domain/widget/answerStream';
import type { AnswerChunk, AnswerResult } from '@parlance/domain/widget/answerStream';
import type { answer } from '@parlance/domain/contracts/answer';
import type * as z from 'zod/mini';
import { CallError } from './failure.ts';
import { postCallable } from './postCallable.ts';
import type { VisitorSession } from './visitorSession.ts';

export interface Question {
  functionsUrl: string;
  session: VisitorSession;
  messageId: string;
  text: string;
  locale: 'en' | 'de';
  signal: AbortSignal;
  onChunk: (chunk: AnswerChunk) => void;
}

/** Asks one question. The same `messageId` again never asks twice: the server answers with what it has stored. */
export async function askQuestion(question: Question): Promise<AnswerResult> {
  const { functionsUrl, session, messageId, text, locale, signal, onChunk } = question;
  const result = await session.withToken((token) => {
    const input: z.infer<typeof answer.input> = { token, messageId, text, locale };
    return postCallable({
      url: `${functionsUrl}/answer`,
      input,
      signal,
      onMessage: (message) => {
        const chunk = answerChunkSchema.safeParse(message);
        if (chunk.success) onChunk(chunk.data);
      },
    });
  }, signal);
  const parsed = answerResultSchema.safeParse(result);
  if (!parsed.success) throw new CallError({ kind: 'malformed' });
  return parsed.data;
}
