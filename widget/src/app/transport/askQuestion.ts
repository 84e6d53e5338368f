import type { answer } from '@parlance/domain/contracts/answering';
import { answerChunkSchema, answerResultSchema, type AnswerResult } from '@parlance/domain/widget/answerStream';
import type * as z from 'zod/mini';
import type { Asking } from './backend.ts';
import { CallError, toFailure } from './failure.ts';
import { postCallable } from './postCallable.ts';
import type { VisitorSession } from './visitorSession.ts';

type Proof = NonNullable<z.infer<typeof answer.input>['proof']>;

export interface Question extends Omit<Asking, 'turns'> {
  functionsUrl: string;
  session: VisitorSession;
}

/**
 * Asks one question. The same `messageId` again never asks twice: the server answers with what it has stored. Where the server
 * wants some work for it first, that is done and the question asked again.
 */
export async function askQuestion(question: Question): Promise<AnswerResult> {
  try {
    return await ask(question, undefined);
  } catch (error) {
    const failure = toFailure(error);
    if (failure.kind !== 'server' || failure.challenge === undefined) throw error;
    return ask(question, await prove(failure.challenge, question.signal));
  }
}

/** Solves a challenge with code that hardly any visitor needs, and which is loaded now. */
async function prove(challenge: string, signal: AbortSignal): Promise<Proof> {
  try {
    const { solveProof } = await import('@parlance/domain/widget/solveProof');
    return { challenge, nonces: await solveProof(challenge, signal) };
  } catch {
    throw new CallError({ kind: signal.aborted ? 'stopped' : 'network' });
  }
}

async function ask(question: Question, proof: Proof | undefined): Promise<AnswerResult> {
  const { functionsUrl, session, messageId, text, locale, regenerates, identity, proactive, signal, onChunk } =
    question;
  const result = await session.withToken((token) => {
    const input: z.infer<typeof answer.input> = {
      token,
      messageId,
      text,
      locale,
      ...(regenerates === undefined ? {} : { regenerates }),
      ...(identity === undefined ? {} : { identity }),
      ...(proactive === undefined ? {} : { proactive }),
      ...(proof === undefined ? {} : { proof }),
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
