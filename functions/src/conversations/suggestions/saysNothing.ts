import type { Message } from '@parlance/domain/documents/chats/message';
import { isNoAnswer } from '@parlance/domain/widget/VERDICTS';

/** True for an answer of the chatbot that left the question open, and that nobody has revised. */
export function saysNothing(message: Message): boolean {
  if (message.role !== 'assistant' || message.revised) return false;
  return isNoAnswer(message.verdict) || message.verdict === 'incomplete';
}
