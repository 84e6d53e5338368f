import type { answer } from '@parlance/domain/contracts/answering';
import { answerChunkSchema, answerResultSchema, type AnswerResult } from '@parlance/domain/widget/answerStream';
import type * as z from 'zod/mini';
import type { Asking } from './backend.ts';
import { CallError } from './failure.ts';
import { postCallable } from './postCallable.ts';
import type { VisitorSession } from './visitorSession.ts';

export interface Question extends Omit<Asking, 'turns'> {
  functionsUrl: string;
  session: VisitorSession;
}

/** Asks one question. The same `messageId` again never asks twice: the server answers with what it has stored. */
export async function askQuestion(question: Question): Promise<AnswerResult> {
  const { functionsUrl, session, messageId, text, locale, regenerates, identity, signal, onChunk } = question;
  const result = await session.withToken((token) => {
    const input: z.infer<typeof answer.input> = {
      token,
      messageId,
      text,
      locale,
      ...(regenerates === undefined ? {} : { regenerates }),
      ...(identity === undefined ? {} : { identity }),
    };
    return postCallable({
      url: `${functionsUrl}/answer/answer`,
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
