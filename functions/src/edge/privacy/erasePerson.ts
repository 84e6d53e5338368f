import type { PersonSubject } from '@parlance/domain/contracts/privacy';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { phoneNumberOf } from '@parlance/domain/phones/phoneNumberOf';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { eraseThread } from '../../chatbots/eraseThread.ts';
import { deleteChats } from '../../conversations/deleteChats.ts';
import { withdrawExports } from '../../figures/withdrawExports.ts';
import { deleteDeclarations } from '../../conversations/deleteDeclarations.ts';
import { deleteLeads } from '../../conversations/deleteLeads.ts';
import { deleteSubmissions } from '../../conversations/deleteSubmissions.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { deleteInBatches } from '../../kernel/platform/writes/deleteInBatches.ts';
import { eraseKeptNaming } from '../../knowledge/eraseKeptNaming.ts';
import { countPerson } from './countPerson.ts';
import type { Person } from './finding/Person.ts';
import { findPerson } from './findPerson.ts';

/** Maximum number of rounds in which the person may have written something meanwhile. */
const MAX_ROUNDS = 10;

interface Erasure {
  receiptId: string;
  person: PersonSubject;
  /** Confirmation that the caller typed. */
  confirmation: string;
}

/**
 * Erases what an organization holds of a visitor, and its exports, and leaves a receipt that does not say whose it was. The receipt
 * stands before anything goes, so that a call which was cut is finished by calling again with the same `receiptId`. Throws
 * `confirmation-mismatch`, or `not-found` where there is nothing.
 */
export async function erasePerson(who: Membership, { receiptId, person, confirmation }: Erasure): Promise<void> {
  const { orgId } = who;
  if (!isTyped(person, confirmation.trim().normalize('NFC'))) throw new AppError('confirmation-mismatch');
  let found = await findPerson(orgId, person);
  await begin(who, receiptId, person, found);
  for (let round = 0; !isNothing(found); round += 1) {
    if (round === MAX_ROUNDS) throw new Error('there is more of the person faster than it can be erased');
    await erase(who, person, found);
    found = await findPerson(orgId, person, found.senders);
  }
  // What the team deleted or rewrote would come back with a rollback.
  if (person.foundBy === 'email') await eraseKeptNaming(orgId, person.email);
  await withdrawExports(orgId);
  const receipt = refs.erasureReceipt(orgId, receiptId);
  if ((await receipt.get()).data()?.status === 'running') await receipt.update({ status: 'done', endedAt: new Date() });
}

function isTyped(person: PersonSubject, typed: string): boolean {
  switch (person.foundBy) {
    case 'email':
      return typed.toLowerCase() === person.email;
    case 'phone':
      return phoneNumberOf(typed) === person.phone;
    case 'chat':
      return typed === person.chatId;
  }
}

function isNothing({ contacts, leads, declarations, submissions, exchanges, chats, mails, quotes }: Person): boolean {
  const found = [contacts, leads, declarations, submissions, exchanges, chats, mails, quotes];
  return found.every(({ length }) => length === 0);
}

async function begin(who: Membership, receiptId: string, person: PersonSubject, found: Person): Promise<void> {
  const { orgId } = who;
  const ref = refs.erasureReceipt(orgId, receiptId);
  const removed = await countPerson(orgId, found);
  await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'person.manage');
    if ((await transaction.get(ref)).exists) return;
    if (isNothing(found)) throw new AppError('not-found');
    const { foundBy } = person;
    const begun = { startedBy: who.uid, startedAt: new Date(), endedAt: null };
    transaction.create(ref, { foundBy, status: 'running', removed, ...begun });
    recordActivity(transaction, orgId, who, { kind: 'person-erased', subject: receiptId, entryId: receiptId });
  });
}

async function inSlices(
  found: readonly { id: string }[],
  size: number,
  remove: (ids: string[]) => Promise<unknown>,
): Promise<void> {
  const ids = found.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += size) await remove(ids.slice(start, start + size));
}

/** Erases what was found. Documents that lead to others go after them, so that a call after one that was cut finds the rest. */
async function erase(who: Membership, subject: PersonSubject, person: Person): Promise<void> {
  const { contacts, leads, declarations, submissions, senders, chats, mails } = person;
  // First: from then on their tokens begin no conversation, and what is on its way comes into none.
  await Promise.all(contacts.map(({ ref }) => ref.delete()));
  for (const { threadId } of senders) await eraseThread(who.orgId, threadId);
  const isNamed = ({ id }: { id: string }) => subject.foundBy === 'chat' && id === subject.chatId;
  for (const some of [chats.filter((chat) => !isNamed(chat)), chats.filter(isNamed)]) {
    await inSlices(some, LIMITS.chatsPerDelete, (ids) => deleteChats(who, ids));
  }
  await inSlices(submissions, LIMITS.submissionsPerDelete, (ids) => deleteSubmissions(who, ids));
  await inSlices(declarations, LIMITS.leadsPerDelete, (ids) => deleteDeclarations(who, ids));
  await inSlices(leads, LIMITS.leadsPerDelete, (ids) => deleteLeads(who, ids));
  await Promise.all(mails.map(({ ref }) => ref.delete()));
  for (const { threadId } of senders) {
    await deleteInBatches(db.collection(paths.allOutbound(who.orgId)).where('threadId', '==', threadId).select());
  }
}
