import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Arrival } from './Arrival.ts';

/** The customer who has written a message, as their conversation names them. */
export function customerOf({ message, thread }: Pick<Arrival, 'message' | 'thread'>): NonNullable<Chat['customer']> {
  return { address: message.sender, userName: thread.userName, isVerified: message.isVerified };
}
