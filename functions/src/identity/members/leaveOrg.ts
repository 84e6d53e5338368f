import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { deleteViews } from '../accounts/deleteViews.ts';
import { leaveTeams } from '../accounts/leaveTeams.ts';
import { releaseWork } from '../accounts/releaseWork.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { dropMember } from './dropMember.ts';
import { endGrants } from './grants/endGrants.ts';

/**
 * Ends the caller's own membership and revokes their open invitations. The owner's role does not allow it, not even one that came a
 * moment ago.
 * @param deletesGrants Keys, webhooks and actions that the caller made go as well.
 */
export async function leaveOrg(who: Membership, deletesGrants = false): Promise<void> {
  const { orgId, uid } = who;
  await db.runTransaction(async (transaction) => {
    const member = await recheckMember(transaction, who, 'org.leave');
    const profile = (await transaction.get(refs.user(uid))).data();
    const writeEnd = await endGrants(transaction, who, { uid, role: null, deletesGrants });
    const writeTeams = await leaveTeams(transaction, orgId, uid);
    dropMember(transaction, orgId, uid, profile);
    writeEnd();
    writeTeams();
    recordActivity(transaction, orgId, who, {
      kind: 'member-left',
      subject: member.name,
      subjectId: uid,
      from: member.role,
    });
  });
  await releaseWork(refs.leads(orgId).where('assigneeUid', '==', uid));
  await releaseWork(refs.chats(orgId).where('assigneeUid', '==', uid));
  await deleteViews(refs.ownViews(orgId, uid).where('ownerUid', '==', uid));
}
