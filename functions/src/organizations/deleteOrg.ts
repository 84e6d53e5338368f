import { AppError } from '@parlance/domain/errors';
import { paths } from '@parlance/domain/paths';
import { recheckMember } from '../access/recheckMember.ts';
import type { Membership } from '../access/requireMember.ts';
import { queueMail } from '../mail/queueMail.ts';
import { withoutOrg } from '../members/withoutOrg.ts';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';
import { enqueueErasure } from './enqueueErasure.ts';

/** What one transaction takes of each kind. No plan comes near; the erasure takes the rest. */
const BATCH_SIZE = 100;

/**
 * Ends an organization: its document, memberships and widgets go in one transaction, so nobody has access from then on and
 * nothing can join or answer. Everything below it is the erasure's. Throws `confirmation-mismatch` where `name` is not its name.
 */
export async function deleteOrg(who: Membership, name: string): Promise<void> {
  const { orgId } = who;
  await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'org.delete');
    const org = (await transaction.get(refs.org(orgId))).data();
    if (org === undefined) throw new AppError('not-found');
    if (name.trim().normalize('NFC') !== org.name) throw new AppError('confirmation-mismatch');
    const members = await transaction.get(refs.members(orgId).limit(BATCH_SIZE));
    const profiles = await transaction.getAll(...members.docs.map(({ id }) => refs.user(id)));
    const chatbots = await transaction.get(db.collection(paths.chatbots(orgId)).select().limit(BATCH_SIZE));

    transaction.set(refs.erasure(orgId), { requestedBy: who.uid, requestedAt: new Date() });
    transaction.delete(refs.org(orgId));
    transaction.delete(refs.member(orgId, who.uid));
    for (const member of members.docs) transaction.delete(member.ref);
    for (const profile of profiles) {
      const user = profile.data();
      if (user !== undefined) transaction.update(profile.ref, withoutOrg(user, orgId));
    }
    for (const chatbot of chatbots.docs) transaction.delete(refs.widget(chatbot.id));
    await queueMail(who.email, org.locale, { kind: 'org-deleted', organizationName: org.name }, transaction);
  });
  await enqueueErasure(orgId, 'first');
}
