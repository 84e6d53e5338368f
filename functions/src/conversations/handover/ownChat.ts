import type { Chat } from '@parlance/domain/documents/chats/chat';
import { AppError } from '@parlance/domain/errors';
import type { Transaction } from 'firebase-admin/firestore';
import type { Visitor } from '../../kernel/access/tokens/visitorToken.ts';
import { refs } from '../../kernel/platform/refs.ts';

/**
 * The conversation that a visitor token speaks for; undefined as long as nothing was said. No token of ours names a chat of
 * another chatbot: a token that does fails with `visitor-token-invalid`.
 */
export async function ownChat(orgId: string, visitor: Visitor, transaction?: Transaction): Promise<Chat | undefined> {
  const ref = refs.chat(orgId, visitor.chatId);
  const found = transaction === undefined ? await ref.get() : await transaction.get(ref);
  const chat = found.data();
  if (chat !== undefined && chat.chatbotId !== visitor.chatbotId) throw new AppError('visitor-token-invalid');
  return chat;
}
