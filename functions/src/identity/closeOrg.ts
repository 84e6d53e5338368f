import { paths } from '@parlance/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { withoutOrg } from './members/withoutOrg.ts';
import { db } from '../kernel/platform/app.ts';
import { refs } from '../kernel/platform/refs.ts';

/** Maximum documents of each kind that one transaction takes. No plan comes near; the erasure takes the rest. */
const BATCH_SIZE = 100;

/**
 * Closes an organization in a transaction that has written nothing yet: its document, memberships and widgets go, so nobody has
 * access from then on and nothing can join or answer. Everything below it is the erasure's, which the caller queues.
 * @param uid Who has it closed.
 */
export async function closeOrg(transaction: Transaction, orgId: string, uid: string): Promise<void> {
  const members = await transaction.get(refs.members(orgId).limit(BATCH_SIZE));
  const profiles = members.empty ? [] : await transaction.getAll(...members.docs.map(({ id }) => refs.user(id)));
  const chatbots = await transaction.get(db.collection(paths.chatbots(orgId)).select().limit(BATCH_SIZE));

  transaction.set(refs.erasure(orgId), { requestedBy: uid, requestedAt: new Date() });
  transaction.delete(refs.org(orgId));
  transaction.delete(refs.member(orgId, uid));
  for (const member of members.docs) transaction.delete(member.ref);
  for (const profile of profiles) {
    const user = profile.data();
    if (user !== undefined) transaction.update(profile.ref, withoutOrg(user, orgId));
  }
  for (const chatbot of chatbots.docs) transaction.delete(refs.widget(chatbot.id));
}
