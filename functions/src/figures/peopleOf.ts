import type { Chat } from '@parlance/domain/documents/chats/chat';
import { type Lead, leadSchema } from '@parlance/domain/documents/chats/lead';
import { paths } from '@parlance/domain/paths';
import type { Query } from 'firebase-admin/firestore';
import { db } from '../kernel/platform/app.ts';
import type { KnownPeople } from './masking/text/KnownPeople.ts';

/** Values that one query compares with at most (https://firebase.google.com/docs/firestore/query-data/queries#in). */
const PER_QUERY = 30;

type Known = Pick<Chat, 'identity' | 'handover'>;

const knownSchema = leadSchema.pick({ chatId: true, name: true, email: true, phone: true });

/** Query for those who left a lead in one of some conversations: the terms that the lead is found by are not read. */
function ofChats(orgId: string, chatIds: readonly string[]): Query {
  const leads = db.collection(paths.leads(orgId)).where('chatId', 'in', chatIds);
  return leads.select('chatId', 'name', 'email', 'phone');
}

/** Several people's data as one. */
export function together(people: readonly KnownPeople[]): KnownPeople {
  return {
    names: people.flatMap(({ names }) => names),
    emails: people.flatMap(({ emails }) => emails),
    phones: people.flatMap(({ phones }) => phones),
  };
}

/** Person's identity as a lead states it. */
export function personOfLead({ name, email, phone }: Pick<Lead, 'name' | 'email' | 'phone'>): KnownPeople {
  return { names: [name], emails: [email], phones: [phone] };
}

/** Visitor's identity as a conversation states it. */
export function personOfChat({ identity, handover }: Known): KnownPeople {
  return { names: [identity?.name ?? ''], emails: [identity?.email ?? '', handover?.email ?? ''], phones: [] };
}

/**
 * Visitors of conversations, by the conversations' ids: as the conversation states them, and the leads that were left in it. One
 * query for 30 conversations, which reads their leads.
 */
export async function peopleOf(orgId: string, chats: ReadonlyMap<string, Known>): Promise<Map<string, KnownPeople>> {
  const ids = [...chats.keys()];
  const groups = Array.from({ length: Math.ceil(ids.length / PER_QUERY) }, (_, n) =>
    ids.slice(n * PER_QUERY, (n + 1) * PER_QUERY),
  );
  const found = await Promise.all(groups.map((group) => ofChats(orgId, group).get()));
  const leads = found.flatMap(({ docs }) =>
    docs.flatMap((document) => knownSchema.safeParse(document.data()).data ?? []),
  );
  return new Map(
    [...chats].map(([id, chat]) => [
      id,
      together([personOfChat(chat), ...leads.filter(({ chatId }) => chatId === id).map(personOfLead)]),
    ]),
  );
}
