import type { Chat } from '@parlance/domain/documents/chats/chat';
import { shownCustomer } from './shownCustomer.ts';

/**
 * Name of a visitor, as given by the website, by themselves or by the service by which they write: else an address of theirs. Empty where nothing is
 * known.
 */
export function visitorName(chat: Pick<Chat, 'channel' | 'identity' | 'handover' | 'customer'>): string {
  const { identity, handover } = chat;
  const known = [identity?.name, identity?.email, handover?.email, shownCustomer(chat)?.text];
  return known.find((name) => name !== undefined && name !== '') ?? '';
}
