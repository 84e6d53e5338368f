import type { ErasureReceipt } from '@parlance/domain/documents/organizations/erasureReceipt';
import { refs } from '../../kernel/platform/refs.ts';
import type { Person } from './finding/Person.ts';

/** Counts what there is of a person. */
export async function countPerson(
  orgId: string,
  { contacts, leads, declarations, submissions, exchanges, chats, mails, quotes }: Person,
): Promise<ErasureReceipt['removed']> {
  let messages = 0;
  for (const { id } of chats) messages += (await refs.messages(orgId, id).count().get()).data().count;
  return {
    contacts: contacts.length,
    leads: leads.length,
    declarations: declarations.length,
    submissions: submissions.length,
    exchanges: exchanges.length,
    chats: chats.length,
    messages,
    mails: mails.length,
    quotes: quotes.length,
  };
}
