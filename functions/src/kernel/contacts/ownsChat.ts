import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Visitor } from '../access/tokens/signedToken.ts';

/**
 * True iff a visitor token speaks for a conversation: it is of the same chatbot, and once the conversation is a contact's, of this
 * contact. One from before the contact signed in opens it no more, in whatever browser it is.
 */
export function ownsChat(visitor: Visitor, chat: Pick<Chat, 'chatbotId' | 'contactId'>): boolean {
  return chat.chatbotId === visitor.chatbotId && (chat.contactId === null || chat.contactId === visitor.contact?.id);
}
