import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Contact } from '@parlance/domain/documents/contacts/contact';
import { AppError } from '@parlance/domain/errors';
import type { Transaction } from 'firebase-admin/firestore';
import type { Visitor } from '../access/tokens/signedToken.ts';
import { refs } from '../platform/refs.ts';
import { contactFields } from './contactFields.ts';

type ContactFields = ReturnType<typeof contactFields>;

/**
 * Fields that a conversation gets from the contact who writes in it first, with one read; undefined for a visitor who is none, and where
 * it is the contact's already, which costs nothing. Throws `visitor-token-invalid` where the contact was erased.
 */
export async function newContactFields(
  transaction: Transaction,
  orgId: string,
  { contact, chatbotId }: Visitor,
  chat: Pick<Chat, 'contactId'> | undefined,
): Promise<ContactFields | undefined> {
  if (contact === undefined || chat?.contactId === contact.id) return undefined;
  const known: Contact | undefined = (await transaction.get(refs.contact(orgId, chatbotId, contact.id))).data();
  if (known === undefined) throw new AppError('visitor-token-invalid');
  return contactFields({ contactId: contact.id, ...known });
}
