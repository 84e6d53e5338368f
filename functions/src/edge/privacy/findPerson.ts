import type { PersonSubject } from '@parlance/domain/contracts/privacy';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Contact } from '@parlance/domain/documents/contacts/contact';
import type { Declaration } from '@parlance/domain/documents/declarations/declaration';
import type { Submission } from '@parlance/domain/documents/forms/submission';
import type { Lead } from '@parlance/domain/documents/chats/lead';
import type { Mail } from '@parlance/domain/documents/mail';
import type { Stats } from '@parlance/domain/documents/chats/stats';
import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { readFigureDay } from '../../figures/readFigureDay.ts';
import { daysBetween } from '../../kernel/platform/calendar.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { findMails } from './findMails.ts';

export interface Person {
  contacts: readonly { id: string; ref: DocumentReference<Contact>; contact: Contact }[];
  declarations: readonly QueryDocumentSnapshot<Declaration>[];
  submissions: readonly QueryDocumentSnapshot<Submission>[];
  leads: readonly QueryDocumentSnapshot<Lead>[];
  chats: readonly { id: string; chat: Chat }[];
  mails: readonly QueryDocumentSnapshot<Mail>[];
  /** Questions of the person's in the figures. */
  quotes: readonly Stats['unanswered'][string][];
}

/**
 * Finds what an organization holds of a visitor: contacts with the address, or whose the conversation is, and all of their conversations;
 * leads with the address, or of the conversation; declarations with the address; forms that were filled in with the address, by one of
 * these contacts, in one of these conversations, or that one of these leads came of; the conversations that these
 * came from, and those in which the visitor or the website named the address; what the outbox says of them or to them; and what
 * the figures quote.
 */
export async function findPerson(orgId: string, person: PersonSubject): Promise<Person> {
  const leads = await findLeads(orgId, person);
  const contacts = await findContacts(orgId, person);
  const declarations = await findDeclarations(orgId, person);
  const chats = await findChats(orgId, person, { leads, contacts });
  const submissions = await findSubmissions(orgId, person, { leads, contacts, chats });
  const mails = await findMails(orgId, {
    to: person.foundBy === 'email' ? person.email : undefined,
    leadIds: leads.map(({ id }) => id),
    chatIds: chats.map(({ id }) => id),
    declarationIds: declarations.map(({ id }) => id),
  });
  return { contacts, leads, declarations, submissions, chats, mails, quotes: await findQuotes(orgId, chats) };
}

async function findLeads(orgId: string, person: PersonSubject): Promise<QueryDocumentSnapshot<Lead>[]> {
  const leads = refs.leads(orgId);
  const own =
    person.foundBy === 'email' ? leads.where('email', '==', person.email) : leads.where('chatId', '==', person.chatId);
  return (await own.get()).docs;
}

async function findContacts(orgId: string, person: PersonSubject): Promise<Person['contacts']> {
  if (person.foundBy === 'chat') {
    const chat = (await refs.chat(orgId, person.chatId).get()).data();
    if (chat === undefined || chat.contactId === null) return [];
    const ref = refs.contact(orgId, chat.chatbotId, chat.contactId);
    const contact = (await ref.get()).data();
    return contact === undefined ? [] : [{ id: ref.id, ref, contact }];
  }
  const chatbots = await refs.chatbots(orgId).select().get();
  const found = await Promise.all(
    chatbots.docs.map(({ id }) => refs.contacts(orgId, id).where('email', '==', person.email).get()),
  );
  return found.flatMap(({ docs }) =>
    docs.map((contact) => ({ id: contact.id, ref: contact.ref, contact: contact.data() })),
  );
}

/** A declaration is tied to no conversation: it is found by its address alone. */
async function findDeclarations(orgId: string, person: PersonSubject): Promise<Person['declarations']> {
  if (person.foundBy !== 'email') return [];
  return (await refs.declarations(orgId).where('email', '==', person.email).get()).docs;
}

/** Queries of one value each: a person has few of them. */
async function findSubmissions(
  orgId: string,
  person: PersonSubject,
  { leads, contacts, chats }: Pick<Person, 'leads' | 'contacts' | 'chats'>,
): Promise<Person['submissions']> {
  const all = refs.submissions(orgId);
  const chatIds = new Set([...chats.map(({ id }) => id), ...(person.foundBy === 'chat' ? [person.chatId] : [])]);
  const queries = [
    ...(person.foundBy === 'email' ? [all.where('emails', 'array-contains', person.email)] : []),
    ...leads.map(({ id }) => all.where('leadId', '==', id)),
    ...contacts.map(({ id }) => all.where('contactId', '==', id)),
    ...[...chatIds].map((id) => all.where('chatId', '==', id)),
  ];
  const found = new Map<string, QueryDocumentSnapshot<Submission>>();
  for (const query of queries) for (const each of (await query.get()).docs) found.set(each.id, each);
  return [...found.values()];
}

async function findChats(
  orgId: string,
  person: PersonSubject,
  { leads, contacts }: Pick<Person, 'leads' | 'contacts'>,
): Promise<Person['chats']> {
  const ids = new Set(leads.flatMap((lead) => lead.data().chatId ?? []));
  for (const { id } of contacts) {
    const own = await refs.chats(orgId).where('contactId', '==', id).select().get();
    for (const chat of own.docs) ids.add(chat.id);
  }
  if (person.foundBy === 'chat') ids.add(person.chatId);
  else for (const id of await chatsNaming(orgId, person.email)) ids.add(id);
  for (const id of await chatsOfExchanges(orgId, [...ids])) ids.add(id);
  if (ids.size === 0) return [];
  const found = await Promise.all([...ids].map((id) => refs.chat(orgId, id).get()));
  return found.flatMap((snapshot) => {
    const chat = snapshot.data();
    return chat === undefined ? [] : { id: snapshot.id, chat };
  });
}

/** Other conversations of the exchanges by connected channels that some conversations are of: one customer's. */
async function chatsOfExchanges(orgId: string, chatIds: readonly string[]): Promise<string[]> {
  const chats = await Promise.all(chatIds.map((id) => refs.chat(orgId, id).get()));
  const threadIds = new Set(chats.flatMap((chat) => chat.data()?.thread?.threadId ?? []));
  const found = await Promise.all(
    [...threadIds].map((id) => refs.chats(orgId).where('thread.threadId', '==', id).select().get()),
  );
  return found.flatMap(({ docs }) => docs.map(({ id }) => id));
}

async function chatsNaming(orgId: string, email: string): Promise<string[]> {
  const chats = refs.chats(orgId);
  const found = await Promise.all([
    chats.where('identity.email', '==', email).get(),
    chats.where('handover.email', '==', email).get(),
  ]);
  return found.flatMap(({ docs }) => docs.map(({ id }) => id));
}

async function findQuotes(orgId: string, chats: Person['chats']): Promise<Person['quotes']> {
  if (chats.length === 0) return [];
  const timezone = (await refs.org(orgId).get()).data()?.timezone ?? 'UTC';
  const ids = new Set(chats.map(({ id }) => id));
  const places = new Map(
    chats.flatMap(({ chat: { chatbotId, createdAt, lastMessageAt } }) =>
      [...daysBetween(createdAt, lastMessageAt, timezone)].map(
        (day) => [`${chatbotId}/${day}`, { orgId, chatbotId, day }] as const,
      ),
    ),
  );
  const figures = await Promise.all([...places.values()].map(readFigureDay));
  return figures.flatMap((day) => Object.values(day?.unanswered ?? {}).filter(({ chatId }) => ids.has(chatId)));
}
