import type { PersonSubject } from '@parlance/domain/contracts/privacy';
import { refs } from '../../../kernel/platform/refs.ts';
import type { Person } from './Person.ts';

async function chatsNaming(orgId: string, email: string): Promise<string[]> {
  const chats = refs.chats(orgId);
  const found = await Promise.all([
    chats.where('identity.email', '==', email).get(),
    chats.where('handover.email', '==', email).get(),
  ]);
  return found.flatMap(({ docs }) => docs.map(({ id }) => id));
}

/** Ids of conversations that a person's leads came from or are answered in, that are their contacts', or that name them. */
export async function findChatIds(
  orgId: string,
  person: PersonSubject,
  { leads, contacts }: Pick<Person, 'leads' | 'contacts'>,
): Promise<string[]> {
  const ids = new Set(
    leads.flatMap((lead) => {
      const { chatId, mailChatId } = lead.data();
      return [chatId, mailChatId].filter((id) => id !== null);
    }),
  );
  for (const { id } of contacts) {
    const own = await refs.chats(orgId).where('contactId', '==', id).select().get();
    for (const chat of own.docs) ids.add(chat.id);
  }
  if (person.foundBy === 'chat') ids.add(person.chatId);
  if (person.foundBy === 'email') for (const id of await chatsNaming(orgId, person.email)) ids.add(id);
  return [...ids];
}
