import { AppError } from '@parlance/domain/errors';
import type { AssignableRole } from '@parlance/domain/roles';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';

/**
 * Gives an invitation that waits for an answer another role, also one that has expired; the same role again does nothing. Its
 * link stays the same, and it is the caller's invitation from then on. Throws `not-found` where it was accepted or revoked.
 */
export async function updateInviteRole(who: Membership, inviteId: string, role: AssignableRole): Promise<void> {
  const ref = refs.invite(who.orgId, inviteId);
  await db.runTransaction(async (transaction) => {
    const { name } = await recheckMember(transaction, who, 'members.manage');
    const invite = (await transaction.get(ref)).data();
    if (invite === undefined || invite.status !== 'pending') throw new AppError('not-found');
    if (invite.role === role) return;
    transaction.update(ref, { role, invitedBy: who.uid, inviterName: name });
    recordActivity(transaction, who.orgId, who, {
      kind: 'member-role-changed',
      subject: invite.name,
      subjectId: inviteId,
      from: invite.role,
      to: role,
    });
  });
}
