import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Stored } from '#web/lib/live.ts';

/** Conversations of a chatbot, or of all. Those whose visitors wait for an agent come first, even if `chats` does not reach back to them. */
export function withWaiting(
  waiting: readonly Stored<Chat>[],
  chats: readonly Stored<Chat>[],
  chatbotId: string | undefined,
): readonly Stored<Chat>[] {
  const first = waiting.filter((chat) => chatbotId === undefined || chat.chatbotId === chatbotId);
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...chats.filter(({ id }) => !ids.has(id))];
}
