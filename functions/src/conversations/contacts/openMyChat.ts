import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { visitorChat } from '../chats/visitorChat.ts';
import { createVisitorToken, type Visitor } from '../../kernel/access/tokens/visitorToken.ts';
import { refs } from '../../kernel/platform/refs.ts';

/**
 * A visitor token for another one of a contact's conversations, or with null for a new one. Throws `permission-denied` for a visitor who
 * is no contact, `visitor-token-invalid`, and `not-found` for a conversation that is not theirs.
 */
export async function openMyChat(visitor: Visitor, chatId: string | null): Promise<string> {
  const { contact, chatbotId } = visitor;
  if (contact === undefined) throw new AppError('permission-denied');
  const { widget } = await visitorChat(visitor);
  if (chatId === null) return createVisitorToken({ ...visitor, chatId: newId() });
  const chat = (await refs.chat(widget.orgId, chatId).get()).data();
  if (chat?.contactId !== contact.id || chat.chatbotId !== chatbotId) throw new AppError('not-found');
  return createVisitorToken({ ...visitor, chatId });
}
