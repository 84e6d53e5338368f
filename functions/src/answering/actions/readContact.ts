import type { Contact } from '@parlance/domain/documents/contacts/contact';
import { refs } from '../../kernel/platform/refs.ts';
import type { Question } from '../question/question.ts';

/** The contact for whom the visitor token of a question speaks, with one read; undefined for a stranger, without one. */
export async function readContact({
  widget,
  visitor,
}: Pick<Question, 'widget' | 'visitor'>): Promise<Contact | undefined> {
  if (visitor.contact === undefined) return undefined;
  return (await refs.contact(widget.orgId, visitor.chatbotId, visitor.contact.id).get()).data();
}
