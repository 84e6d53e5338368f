import type { Pending } from '@parlance/domain/documents/chats/pending';
import type { Recording } from '@parlance/domain/documents/actions/recording';
import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import type { AiProvider } from '../../../ai/AiProvider.ts';
import type { Answer } from '../../../answering/answer.ts';
import { cutError } from '../../../answering/cutError.ts';
import { deliverAnswer } from '../../../answering/deliverAnswer.ts';
import { findUnstoredAnswer } from '../../../answering/findOwnAnswer.ts';
import { unstoredQuestion } from '../../../answering/unstoredQuestion.ts';

export interface Asking {
  chatbotId: string;
  widget: Widget;
  signal: AbortSignal;
  now: Date;
}

interface Asked {
  text: string;
  locale: Locale;
  /** Conversation so far, oldest turn first. */
  turns?: Chat['turns'];
  /** Request of the answer before to the visitor. */
  pending?: Pending | null;
  /** Played back instead of calls; null, as without the field, where no action is called. */
  recordings?: readonly Recording[] | null;
  /** Stated identity of the visitor, where one asked. */
  identity?: Chat['identity'];
}

/**
 * Answers a question by the very steps of a visitor's answer, without calling a server of the business's. Nothing is stored or counted. Throws what a cut
 * answer throws.
 */
export async function answerUnstored(
  { text, locale, turns = [], pending = null, recordings = null, identity = null }: Asked,
  { chatbotId, widget, signal: ended, now }: Asking,
  provider: AiProvider,
): Promise<Answer> {
  const question = { ...unstoredQuestion({ chatbotId, text, locale }, widget, now), identity };
  const task = {
    question,
    turns,
    former: null,
    pending,
    actions: recordings ?? ('off' as const),
    withoutModel: 'fail' as const,
    verified: await findUnstoredAnswer(question, pending),
    signal: AbortSignal.any([ended, AbortSignal.timeout(LIMITS.answerTimeoutMs)]),
    // Nothing of a test is noted on the chatbot.
    onModelProblem: () => undefined,
  };
  const { answer, cut } = await deliverAnswer(task, provider, async () => undefined);
  if (cut !== undefined) throw cutError(cut.error, ended.aborted);
  return answer;
}
