import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Stored } from '#web/lib/firestore/live.ts';

/** A chatbot's conversations with those first whose visitors wait for a person, also when they are further back than `chats` goes. */
export function withWaiting(
  waiting: readonly Stored<Chat>[],
  chats: readonly Stored<Chat>[],
  chatbotId: string,
): readonly Stored<Chat>[] {
  const first = waiting.filter((chat) => chat.chatbotId === chatbotId);
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...chats.filter(({ id }) => !ids.has(id))];
}
