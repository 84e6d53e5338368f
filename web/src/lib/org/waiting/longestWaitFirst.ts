import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Stored } from '#web/lib/live.ts';
import { waitingSince } from './waitingSince.ts';

/** Conversations that wait, the longest wait first: of those whose agents are away the database knows when they were asked for alone. */
export function longestWaitFirst(chats: readonly Stored<Chat>[]): readonly Stored<Chat>[] {
  return chats.toSorted((one, other) => waitingSince(one).getTime() - waitingSince(other).getTime());
}
