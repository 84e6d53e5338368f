import { AppError } from '@parlance/domain/errors';
import { type AssignableRole, canEditRole } from '@parlance/domain/roles';
import { recheckMember } from '../access/recheckMember.ts';
import type { Membership } from '../access/requireMember.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { queueMail } from '../mail/queueMail.ts';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';

/** Gives a member another role; the same role again does nothing. Throws `not-found`, or `member-role-forbidden` for the owner. */
export async function updateMemberRole(who: Membership, uid: string, role: AssignableRole): Promise<void> {
  const { orgId } = who;
  await db.runTransaction(async (transaction) => {
    const actor = await recheckMember(transaction, who, 'members.manage');
    const org = (await transaction.get(refs.org(orgId))).data();
    const target = (await transaction.get(refs.member(orgId, uid))).data();
    if (org === undefined || target === undefined || target.status !== 'active') throw new AppError('not-found');
    if (!canEditRole(actor.role, target.role)) throw new AppError('member-role-forbidden');
    if (target.role === role) return;
    transaction.update(refs.member(orgId, uid), { role });
    recordActivity(transaction, orgId, who, {
      kind: 'member-role-changed',
      subject: target.name,
      subjectId: uid,
      from: target.role,
      to: role,
    });
    await queueMail(target.email, org.locale, { kind: 'role-changed', organizationName: org.name, role }, transaction);
  });
}
