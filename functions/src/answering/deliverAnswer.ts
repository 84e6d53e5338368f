import type { AnswerChunk } from '@parlance/domain/widget/answerStream';
import { type Answer, type AnswerEvent, EMPTY_ANSWER, extendAnswer } from './answer.ts';

interface Delivered {
  answer: Answer;
  /** Why the answer is not whole, if it is not. */
  cut: { error: unknown } | undefined;
}

/** Sends an answer while it is made. Never throws: of a cut answer it returns what was sent, and what cut it. */
export async function deliverAnswer(
  events: AsyncIterable<AnswerEvent>,
  send: (chunk: AnswerChunk) => Promise<void>,
): Promise<Delivered> {
  let answer = EMPTY_ANSWER;
  let cut: Delivered['cut'];
  try {
    for await (const event of events) {
      answer = extendAnswer(answer, event);
      if (event.type === 'text' || event.type === 'citation') await send(event);
    }
  } catch (error) {
    cut = { error };
  }
  return { answer: { ...answer, text: answer.text.trim() }, cut };
}
