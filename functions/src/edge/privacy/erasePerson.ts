import type { PersonSubject } from '@parlance/domain/contracts/privacy';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { deleteChats } from '../../conversations/deleteChats.ts';
import { withdrawExports } from '../../figures/withdrawExports.ts';
import { deleteDeclarations } from '../../conversations/deleteDeclarations.ts';
import { deleteLeads } from '../../conversations/deleteLeads.ts';
import { deleteSubmissions } from '../../conversations/deleteSubmissions.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { eraseKeptNaming } from '../../knowledge/eraseKeptNaming.ts';
import { countPerson } from './countPerson.ts';
import { findPerson, type Person } from './findPerson.ts';

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
  const name = person.foundBy === 'email' ? person.email : person.chatId;
  const typed = confirmation.trim().normalize('NFC');
  const isSame = person.foundBy === 'email' ? typed.toLowerCase() === name : typed === name;
  if (!isSame) throw new AppError('confirmation-mismatch');
  let found = await findPerson(orgId, person);
  await begin(who, receiptId, person, found);
  for (let round = 0; !isNothing(found); round += 1) {
    if (round === MAX_ROUNDS) throw new Error('there is more of the person faster than it can be erased');
    await erase(who, found);
    found = await findPerson(orgId, person);
  }
  // What the team deleted or rewrote would come back with a rollback.
  if (person.foundBy === 'email') await eraseKeptNaming(orgId, person.email);
  await withdrawExports(orgId);
  const receipt = refs.erasureReceipt(orgId, receiptId);
  if ((await receipt.get()).data()?.status === 'running') await receipt.update({ status: 'done', endedAt: new Date() });
}

function isNothing({ contacts, leads, declarations, submissions, chats, mails, quotes }: Person): boolean {
  const found = [contacts, leads, declarations, submissions, chats, mails, quotes];
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

async function erase(
  who: Membership,
  { contacts, leads, declarations, submissions, chats, mails }: Person,
): Promise<void> {
  // First: from then on their tokens begin no conversation.
  await Promise.all(contacts.map(({ ref }) => ref.delete()));
  const leadIds = leads.map(({ id }) => id);
  for (let start = 0; start < leadIds.length; start += LIMITS.leadsPerDelete) {
    await deleteLeads(who, leadIds.slice(start, start + LIMITS.leadsPerDelete));
  }
  const declarationIds = declarations.map(({ id }) => id);
  for (let start = 0; start < declarationIds.length; start += LIMITS.leadsPerDelete) {
    await deleteDeclarations(who, declarationIds.slice(start, start + LIMITS.leadsPerDelete));
  }
  const submissionIds = submissions.map(({ id }) => id);
  for (let start = 0; start < submissionIds.length; start += LIMITS.submissionsPerDelete) {
    await deleteSubmissions(who, submissionIds.slice(start, start + LIMITS.submissionsPerDelete));
  }
  const chatIds = chats.map(({ id }) => id);
  for (let start = 0; start < chatIds.length; start += LIMITS.chatsPerDelete) {
    await deleteChats(who, chatIds.slice(start, start + LIMITS.chatsPerDelete));
  }
  await Promise.all(mails.map(({ ref }) => ref.delete()));
}
