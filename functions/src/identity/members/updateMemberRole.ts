import { AppError } from '@parlance/domain/errors';
import { type AssignableRole, can, canEditRole } from '@parlance/domain/roles';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { leaveTeams } from '../accounts/leaveTeams.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { queueMail } from '../../delivery/queueMail.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { endGrants } from './grants/endGrants.ts';

/**
 * Gives a member another role; the same role again does nothing. Who may not invite any more loses their open invitations, who may
 * not write in conversations any more the place in teams. Throws
 * `not-found`, or `member-role-forbidden` for the owner.
 * @param deletesGrants Of a member who loses that right, keys, webhooks and actions go as well.
 */
export async function updateMemberRole(
  who: Membership,
  uid: string,
  role: AssignableRole,
  deletesGrants = false,
): Promise<void> {
  const { orgId } = who;
  await db.runTransaction(async (transaction) => {
    const actor = await recheckMember(transaction, who, 'members.manage');
    const org = (await transaction.get(refs.org(orgId))).data();
    const target = (await transaction.get(refs.member(orgId, uid))).data();
    if (org === undefined || target === undefined || target.status !== 'active') throw new AppError('not-found');
    if (!canEditRole(actor.role, target.role)) throw new AppError('member-role-forbidden');
    if (target.role === role) return;
    const writeEnd = await endGrants(transaction, who, { uid, role, deletesGrants });
    const writeTeams = can(role, 'chat.write') ? undefined : await leaveTeams(transaction, orgId, uid);
    transaction.update(refs.member(orgId, uid), { role });
    writeEnd();
    writeTeams?.();
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
