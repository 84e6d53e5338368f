import type { AnswerChunk } from '@parlance/domain/widget/answerStream';
import type { AiProvider } from '../ai/AiProvider.ts';
import { type Answer, EMPTY_ANSWER, extendAnswer } from './answer.ts';
import { answerFlow } from './making/answerFlow.ts';
import { generateAnswer } from './making/generateAnswer.ts';
import type { AnswerTask } from './actions/AnswerTask.ts';

interface Delivered {
  answer: Answer;
  /** Reason the answer is incomplete, if it is. */
  cut: { error: unknown } | undefined;
}

/** Makes an answer and sends it meanwhile. Never throws: of a cut answer it returns what was sent, and what cut it. */
export async function deliverAnswer(
  task: AnswerTask,
  provider: AiProvider,
  send: (chunk: AnswerChunk) => Promise<void>,
): Promise<Delivered> {
  let answer = EMPTY_ANSWER;
  let cut: Delivered['cut'];
  const { visitor, text: asked, locale } = task.question;
  const input = { chatbotId: visitor.chatbotId, question: asked, locale };
  const make = async (): Promise<void> => {
    for await (const event of generateAnswer(task, provider)) {
      answer = extendAnswer(answer, event);
      if (event.type === 'text' || event.type === 'citation') await send(event);
    }
  };
  try {
    await answerFlow.run(provider.genkit, input, make, () => shownOf(answer));
  } catch (error) {
    cut = { error };
  }
  return { answer: { ...answer, text: answer.text.trim() }, cut };
}

/** Data of an answer that the trace shows. */
function shownOf({ text, verdict, citations, calls, writing }: Answer) {
  return { text, verdict, citations: citations.length, calls: calls.length, ...writing };
}
