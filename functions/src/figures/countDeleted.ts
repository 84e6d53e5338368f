import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Transaction, WriteBatch } from 'firebase-admin/firestore';
import { countFigures, figureChange } from './countFigures.ts';

/**
 * Notes with the figures of their days how many conversations are deleted, in the commit that does it: what was counted of them stays,
 * and a recount finds less. Those from before their day was stored are in no recount.
 */
export function countDeleted(
  commit: Transaction | WriteBatch,
  orgId: string,
  chats: readonly Pick<Chat, 'chatbotId' | 'day'>[],
): void {
  const known = chats.filter(({ day }) => day !== '');
  for (const [place, { chatbotId, day }] of new Map(known.map((chat) => [`${chat.chatbotId}/${chat.day}`, chat]))) {
    const deleted = known.filter((chat) => `${chat.chatbotId}/${chat.day}` === place).length;
    countFigures(commit, { orgId, chatbotId, day }, figureChange({ deleted }));
  }
}
