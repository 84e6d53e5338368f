import { AppError } from '@parlance/domain/errors';
import { canRemove } from '@parlance/domain/roles';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { deleteViews } from '../accounts/deleteViews.ts';
import { leaveTeams } from '../accounts/leaveTeams.ts';
import { releaseWork } from '../accounts/releaseWork.ts';
import { revokeSessions } from '../accounts/sessions/revokeSessions.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { queueMail } from '../../delivery/queueMail.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { dropMember } from './dropMember.ts';
import { endGrants } from './grants/endGrants.ts';

/**
 * Removes a member, revokes their open invitations and ends their sessions. Throws `not-found`, or `member-remove-forbidden` for the
 * owner and for oneself.
 * @param deletesGrants Keys, webhooks and actions that the member made go as well.
 */
export async function removeMember(who: Membership, uid: string, deletesGrants = false): Promise<void> {
  const { orgId } = who;
  if (uid === who.uid) throw new AppError('member-remove-forbidden');
  await db.runTransaction(async (transaction) => {
    const actor = await recheckMember(transaction, who, 'members.manage');
    const org = (await transaction.get(refs.org(orgId))).data();
    const target = (await transaction.get(refs.member(orgId, uid))).data();
    const profile = (await transaction.get(refs.user(uid))).data();
    if (org === undefined || target === undefined) throw new AppError('not-found');
    if (!canRemove(actor.role, target.role)) throw new AppError('member-remove-forbidden');
    const writeEnd = await endGrants(transaction, who, { uid, role: null, deletesGrants });
    const writeTeams = await leaveTeams(transaction, orgId, uid);
    dropMember(transaction, orgId, uid, profile);
    writeEnd();
    writeTeams();
    recordActivity(transaction, orgId, who, {
      kind: 'member-removed',
      subject: target.name,
      subjectId: uid,
      from: target.role,
    });
    await queueMail(target.email, org.locale, { kind: 'member-removed', organizationName: org.name }, transaction);
  });
  await revokeSessions(uid);
  await releaseWork(refs.leads(orgId).where('assigneeUid', '==', uid));
  await releaseWork(refs.chats(orgId).where('assigneeUid', '==', uid));
  await deleteViews(refs.ownViews(orgId, uid).where('ownerUid', '==', uid));
}
