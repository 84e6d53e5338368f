import type { Chat } from '@parlance/domain/documents/chats/chat';

/** Name of a visitor, as given by the website or by themselves: else an address of theirs. Empty where nothing is known. */
export function visitorName({ identity, handover }: Pick<Chat, 'identity' | 'handover'>): string {
  return [identity?.name, identity?.email, handover?.email].find((known) => known !== undefined && known !== '') ?? '';
}
