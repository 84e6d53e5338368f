import type { Lead } from '@parlance/domain/documents/chats/lead';
import { LIMITS } from '@parlance/domain/limits';
import { newestLeads } from '@parlance/domain/queries/leads';
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { refs } from '../../kernel/platform/refs.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';

/** Somebody as a chatbot's list of leads knows them. */
export type LeadPerson = Pick<Lead, 'chatbotId' | 'email'>;

type Counted = Pick<QueryDocumentSnapshot<Lead>, 'id' | 'ref' | 'data'>;

function newestOf(transaction: Transaction, orgId: string, { chatbotId, email }: LeadPerson, limit: number) {
  return transaction.get(queryOf(refs.leads(orgId), newestLeads, { chatbotId, email }).limit(limit));
}

function count(transaction: Transaction, leads: readonly Counted[], requests: number): void {
  for (const lead of leads) {
    if (lead.data().requests !== requests) transaction.update(lead.ref, { requests });
  }
}

/**
 * For a transaction that makes a lead: reads the person's newest ones, at most `LIMITS.requestsCounted`, and returns how many there are
 * with the new one, which `write` stores with those others. Nobody with one lead costs a write.
 */
export async function requestsWithNew(
  transaction: Transaction,
  orgId: string,
  person: LeadPerson,
): Promise<{ requests: number; write: () => void }> {
  const { docs } = await newestOf(transaction, orgId, person, LIMITS.requestsCounted);
  const requests = Math.min(docs.length + 1, LIMITS.requestsCounted);
  return { requests, write: () => count(transaction, docs.slice(0, LIMITS.requestsCounted - 1), requests) };
}

/**
 * For a transaction that deletes leads, at most `LIMITS.leadsPerDelete`: reads what each person has beside them, a query for each, and
 * returns what stores how many those are.
 */
export async function requestsWithout(
  transaction: Transaction,
  orgId: string,
  deleted: readonly (LeadPerson & { id: string })[],
): Promise<() => void> {
  const ids = new Set(deleted.map(({ id }) => id));
  const persons = new Map(deleted.map((person) => [`${person.chatbotId} ${person.email}`, person]));
  const limit = LIMITS.requestsCounted + LIMITS.leadsPerDelete;
  const left = await Promise.all(
    [...persons.values()].map(async (person) => {
      const { docs } = await newestOf(transaction, orgId, person, limit);
      return docs.filter(({ id }) => !ids.has(id)).slice(0, LIMITS.requestsCounted);
    }),
  );
  return () => {
    for (const docs of left) count(transaction, docs, docs.length);
  };
}
