import type { PersonSubject } from '@parlance/domain/contracts/privacy';
import type { Submission } from '@parlance/domain/documents/forms/submission';
import type { Lead } from '@parlance/domain/documents/chats/lead';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { readFigureDay } from '../../figures/readFigureDay.ts';
import { daysBetween } from '../../kernel/platform/calendar.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { findChatIds } from './finding/findChatIds.ts';
import { findExchanges } from './finding/findExchanges.ts';
import { findMails } from './finding/findMails.ts';
import { findSenders } from './finding/findSenders.ts';
import type { Person } from './finding/Person.ts';
import type { Sender } from './finding/Sender.ts';
import { leadsWithPhone, submissionsWithPhone } from './finding/withPhone.ts';

/**
 * Finds what an organization holds of a visitor: contacts with the address, or whose the conversation is, and all of their conversations;
 * leads with the address or the number, or of the conversation; declarations with the address; forms that were filled in with the address or the
 * number, by one of these contacts, in one of these conversations, or that one of these leads came of; exchanges by connected channels from the
 * address or the number, or that one of the conversations is of, and all of their conversations; the conversations that these
 * came from, and those in which the visitor or the website named the address; what the outbox says of them or to them; and what
 * the figures quote.
 * @param known Exchanges that were found before, and of which nothing may be left that would lead to them.
 */
export async function findPerson(orgId: string, person: PersonSubject, known: readonly Sender[] = []): Promise<Person> {
  const leads = await findLeads(orgId, person);
  const contacts = await findContacts(orgId, person);
  const declarations = await findDeclarations(orgId, person);
  const named = await findChatIds(orgId, person, { leads, contacts });
  const senders = await findSenders(orgId, person, [...known, ...(await exchangesOf(orgId, named))]);
  const exchanges = await findExchanges(orgId, senders);
  const chats = await findChats(orgId, named, senders);
  const submissions = await findSubmissions(orgId, person, { leads, contacts, chats });
  const mails = await findMails(orgId, {
    to: person.foundBy === 'email' ? person.email : undefined,
    leadIds: leads.map(({ id }) => id),
    chatIds: chats.map(({ id }) => id),
    declarationIds: declarations.map(({ id }) => id),
  });
  const quotes = await findQuotes(orgId, chats);
  return { contacts, leads, declarations, submissions, senders, exchanges, chats, mails, quotes };
}

async function findLeads(orgId: string, person: PersonSubject): Promise<QueryDocumentSnapshot<Lead>[]> {
  if (person.foundBy === 'phone') return leadsWithPhone(orgId, person.phone);
  const leads = refs.leads(orgId);
  const own =
    person.foundBy === 'email' ? leads.where('email', '==', person.email) : leads.where('chatId', '==', person.chatId);
  return (await own.get()).docs;
}

async function findContacts(orgId: string, person: PersonSubject): Promise<Person['contacts']> {
  // What the business's server states of a customer has no phone number of its own.
  if (person.foundBy === 'phone') return [];
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
  if (person.foundBy === 'phone') {
    for (const each of await submissionsWithPhone(orgId, person.phone)) found.set(each.id, each);
  }
  for (const query of queries) for (const each of (await query.get()).docs) found.set(each.id, each);
  return [...found.values()];
}

/** Exchanges by connected channels that conversations are of. */
async function exchangesOf(orgId: string, chatIds: readonly string[]): Promise<Sender[]> {
  const chats = await Promise.all(chatIds.map((id) => refs.chat(orgId, id).get()));
  const found = await Promise.all(
    chats.map(async (chat) => {
      const { thread, customer } = chat.data() ?? { thread: null, customer: null };
      if (thread === null) return [];
      const exchange = (await refs.thread(orgId, thread.threadId).get()).data();
      return { ...thread, address: exchange?.sender ?? customer?.address ?? '' };
    }),
  );
  return found.flat();
}

async function findChats(
  orgId: string,
  named: readonly string[],
  senders: readonly Sender[],
): Promise<Person['chats']> {
  const ids = new Set(named);
  for (const { threadId } of senders) {
    const own = await refs.chats(orgId).where('thread.threadId', '==', threadId).select().get();
    for (const { id } of own.docs) ids.add(id);
  }
  const found = await Promise.all([...ids].map((id) => refs.chat(orgId, id).get()));
  return found.flatMap((snapshot) => {
    const chat = snapshot.data();
    return chat === undefined ? [] : { id: snapshot.id, chat };
  });
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
