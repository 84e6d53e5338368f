import type { Org } from '@parlance/domain/documents/organizations/org';
import { paths } from '@parlance/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { queueMail } from '../mail/queueMail.ts';
import { withoutOrg } from '../members/withoutOrg.ts';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';

/** What one transaction takes of each kind. No plan comes near; the erasure takes the rest. */
const BATCH_SIZE = 100;

/** Who had an organization ended, and who is told. */
interface Ending {
  uid: string;
  email: string;
}

/**
 * Ends an organization in a transaction that has written nothing yet: its document, memberships and widgets go, so nobody has
 * access from then on and nothing can join or answer. Everything below it is the erasure's, which the caller queues.
 */
export async function endOrg(transaction: Transaction, orgId: string, org: Org, { uid, email }: Ending): Promise<void> {
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
  await queueMail(email, org.locale, { kind: 'org-deleted', organizationName: org.name }, transaction);
}
