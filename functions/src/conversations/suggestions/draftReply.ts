import type { Chat } from '@parlance/domain/documents/chats/chat';
import { LIMITS } from '@parlance/domain/limits';
import type { Citation } from '@parlance/domain/widget/answerStream';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { createAnswerClock } from '../../answering/createAnswerClock.ts';
import { cutError } from '../../answering/cutError.ts';
import { deliverAnswer } from '../../answering/deliverAnswer.ts';
import type { findFreeAnswer } from '../../answering/findOwnAnswer.ts';
import { logAnswer } from '../../answering/logAnswer.ts';
import type { unstoredQuestion } from '../../answering/unstoredQuestion.ts';

export interface Draft {
  text: string;
  /** Passages behind the marks in the text. */
  citations: Citation[];
}

interface Asked {
  question: ReturnType<typeof unstoredQuestion>;
  /** Conversation before it, oldest turn first. */
  turns: Chat['turns'];
  /** The business's own answer, or one to small talk, if there is one. */
  verified: Awaited<ReturnType<typeof findFreeAnswer>>;
  signal: AbortSignal;
}

/**
 * A reply to a visitor's question by the very steps of the chatbot's answers, without calling a server of the business's. Nothing is
 * stored. Null where no sentence is sure. Throws what a cut answer throws.
 */
export async function draftReply(asked: Asked, provider: AiProvider): Promise<Draft | null> {
  const clock = createAnswerClock();
  const task = {
    ...asked,
    former: null,
    pending: null,
    actions: 'off' as const,
    withoutModel: 'fail' as const,
    // Nothing of a draft is noted on the chatbot.
    onModelProblem: () => undefined,
  };
  const { answer, cut } = await deliverAnswer(task, provider, async () => clock.noteText());
  const failure = cut === undefined ? undefined : cutError(cut.error, false);
  logAnswer({ answer, failure, times: clock.times(), isTrial: true }, provider);
  if (failure !== undefined) throw failure;
  const { verdict, text, citations } = answer;
  if (verdict !== 'answered' && verdict !== 'verified') return null;
  return { text: text.slice(0, LIMITS.qaAnswerCharacters).toWellFormed(), citations: [...citations] };
}
