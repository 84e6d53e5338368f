import type { Message } from '@parlance/domain/documents/chats/message';

/** True if the message is an answer that stands: nothing may replace it, and asking again replays it. */
export function isFinished(
  message: Message | undefined,
): message is Message & { verdict: 'verified' | 'answered' | 'refused' } {
  return message?.verdict === 'verified' || message?.verdict === 'answered' || message?.verdict === 'refused';
}
