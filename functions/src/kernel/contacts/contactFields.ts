import { attributeMarks } from '@parlance/domain/contacts/attributeMarks';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Contact } from '@parlance/domain/documents/contacts/contact';

/** Fields of a conversation that becomes a contact's. */
export function contactFields({
  contactId,
  name,
  email,
  attributes,
}: Pick<Contact, 'name' | 'email' | 'attributes'> & { contactId: string }): Pick<
  Chat,
  'contactId' | 'identity' | 'attributes'
> {
  return {
    contactId,
    identity: name === '' && email === '' ? null : { name, email },
    attributes: attributeMarks(attributes),
  };
}
