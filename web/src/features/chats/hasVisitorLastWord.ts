import type { Message } from '@parlance/domain/documents/chats/message';

/** True if nobody has replied to what the visitor wrote last. `messages` in their order. */
export function hasVisitorLastWord(messages: readonly Pick<Message, 'role'>[]): boolean {
  return messages.findLast(({ role }) => role !== 'event')?.role === 'user';
}
