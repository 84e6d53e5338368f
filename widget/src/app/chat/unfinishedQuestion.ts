import { answerIdOf } from '@parlance/domain/widget/answerId';
import type { ChatView } from '@parlance/domain/widget/chatMessage';

interface UnfinishedQuestion {
  messageId: string;
  text: string;
  /** The question whose other answer this is. */
  regenerates: string | undefined;
}

/**
 * The question `messageId` as it can be asked again, if the stored conversation ends with it or with an incomplete answer to it.
 * Undefined where an agent answers, something was said since, or the question never arrived.
 */
export function unfinishedQuestion(
  { messages, mode }: Pick<ChatView, 'messages' | 'mode'>,
  messageId: string | null,
): UnfinishedQuestion | undefined {
  const last = messages.at(-1);
  if (mode !== 'bot' || messageId === null || last === undefined) return undefined;
  const isCut = last.messageId === answerIdOf(messageId) && last.verdict === 'incomplete';
  if (last.messageId !== messageId && !isCut) return undefined;
  const text = messages.find((one) => one.messageId === messageId)?.text;
  if (text === undefined) return undefined;
  const first = messages.find((one) => one.role === 'user' && one.text === text)?.messageId;
  return { messageId, text, regenerates: first === messageId ? undefined : first };
}
