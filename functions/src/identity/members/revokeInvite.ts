import { AppError } from '@parlance/domain/errors';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';

/** Takes an invitation back; again does nothing. Its link finds no open invitation any more. Throws `not-found`, also for an accepted one. */
export async function revokeInvite(who: Membership, inviteId: string): Promise<void> {
  const ref = refs.invite(who.orgId, inviteId);
  await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'members.manage');
    const invite = (await transaction.get(ref)).data();
    if (invite === undefined || invite.status === 'accepted') throw new AppError('not-found');
    if (invite.status === 'revoked') return;
    transaction.update(ref, { status: 'revoked' });
    recordActivity(transaction, who.orgId, who, { kind: 'invite-revoked', subject: invite.name, subjectId: inviteId });
  });
}
