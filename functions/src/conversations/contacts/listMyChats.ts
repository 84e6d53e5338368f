import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { chatsOfContact } from '@parlance/domain/queries/chats';
import { visitorChat } from '../chats/visitorChat.ts';
import type { Visitor } from '../../kernel/access/tokens/visitorToken.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { refs } from '../../kernel/platform/refs.ts';

interface MyChats {
  chats: { chatId: string; preview: string; at: number }[];
  hasMore: boolean;
}

/**
 * A page of a contact's conversations with this chatbot, the newest first.
 * @param before Time of the last one of the page before, in milliseconds since 1970.
 * Throws `permission-denied` for a visitor who is no contact, `visitor-token-invalid`, or `not-found`.
 */
export async function listMyChats(visitor: Visitor, before?: number): Promise<MyChats> {
  if (visitor.contact === undefined) throw new AppError('permission-denied');
  const { widget } = await visitorChat(visitor);
  const contactId = visitor.contact.id;
  const bounds = before === undefined ? {} : { before: new Date(before) };
  const found = await queryOf(refs.chats(widget.orgId), chatsOfContact, { contactId }, bounds)
    .limit(LIMITS.contactChatsPage + 1)
    .get();
  const chats = found.docs.map((chat) => ({
    chatId: chat.id,
    preview: chat.data().lastMessage,
    at: chat.data().lastMessageAt.getTime(),
  }));
  return { chats: chats.slice(0, LIMITS.contactChatsPage), hasMore: chats.length > LIMITS.contactChatsPage };
}
