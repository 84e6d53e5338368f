import { AppError } from '@parlance/domain/errors';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { queueMail } from '../../delivery/queueMail.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';

/**
 * Makes another active member the owner and the caller an administrator, in one transaction: at no moment are there two owners
 * or none. Throws `not-found` where `uid` is no active member or the caller, `permission-denied` where another transfer was faster.
 */
export async function transferOwnership(who: Membership, uid: string): Promise<void> {
  const { orgId } = who;
  if (uid === who.uid) throw new AppError('not-found');
  await db.runTransaction(async (transaction) => {
    const owner = await recheckMember(transaction, who, 'ownership.transfer');
    const org = (await transaction.get(refs.org(orgId))).data();
    const heir = (await transaction.get(refs.member(orgId, uid))).data();
    if (org === undefined || heir === undefined || heir.status !== 'active') throw new AppError('not-found');
    transaction.update(refs.member(orgId, uid), { role: 'owner' });
    transaction.update(refs.member(orgId, who.uid), { role: 'admin' });
    transaction.update(refs.org(orgId), { ownerUid: uid });
    recordActivity(transaction, orgId, who, {
      kind: 'ownership-transferred',
      subject: heir.name,
      subjectId: uid,
      from: owner.name,
      to: heir.name,
    });
    await queueMail(heir.email, org.locale, { kind: 'ownership-received', organizationName: org.name }, transaction);
  });
}
