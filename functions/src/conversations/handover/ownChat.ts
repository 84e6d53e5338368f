import type { Chat } from '@parlance/domain/documents/chats/chat';
import { AppError } from '@parlance/domain/errors';
import type { Transaction } from 'firebase-admin/firestore';
import type { Visitor } from '../../kernel/access/tokens/visitorToken.ts';
import { ownsChat } from '../../kernel/contacts/ownsChat.ts';
import { refs } from '../../kernel/platform/refs.ts';

/**
 * The conversation that a visitor token speaks for; undefined as long as nothing was said. A token that names another chatbot's, or a
 * contact's without speaking for them, fails with `visitor-token-invalid`.
 */
export async function ownChat(orgId: string, visitor: Visitor, transaction?: Transaction): Promise<Chat | undefined> {
  const ref = refs.chat(orgId, visitor.chatId);
  const found = transaction === undefined ? await ref.get() : await transaction.get(ref);
  const chat = found.data();
  if (chat !== undefined && !ownsChat(visitor, chat)) throw new AppError('visitor-token-invalid');
  return chat;
}
