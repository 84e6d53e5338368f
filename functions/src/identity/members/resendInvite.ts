import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { queueMail } from '../../delivery/queueMail.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { isOpen } from './isOpen.ts';
import { requireSeat } from './requireSeat.ts';
import { takeInviteMail } from './takeInviteMail.ts';

/**
 * Queues an invitation's mail again and gives it seven new days. It is the caller's invitation from then on. One that had expired must find a seat again.
 * Throws `not-found` where it was accepted or revoked, `rate-limited` or `seat-limit-reached` { current, max }.
 */
export async function resendInvite(who: Membership, inviteId: string): Promise<void> {
  const { orgId } = who;
  await takeInviteMail(orgId);
  await transactionInTurn(paths.org(orgId), async (transaction) => {
    const { name } = await recheckMember(transaction, who, 'members.manage');
    const org = (await transaction.get(refs.org(orgId))).data();
    const pending = await transaction.get(refs.invites(orgId).where('status', '==', 'pending'));
    const invite = pending.docs.find(({ id }) => id === inviteId)?.data();
    if (org === undefined || invite === undefined) throw new AppError('not-found');
    const now = new Date();
    if (!isOpen(invite, now)) requireSeat(org, pending.docs.filter((other) => isOpen(other.data(), now)).length);
    transaction.update(refs.invite(orgId, inviteId), {
      invitedBy: who.uid,
      inviterName: name,
      sentAt: now,
      expiresAt: new Date(now.getTime() + LIMITS.inviteTokenMs),
    });
    transaction.update(refs.org(orgId), { lastInviteAt: now });
    recordActivity(transaction, orgId, who, { kind: 'invite-resent', subject: invite.name, subjectId: inviteId });
    await queueMail(invite.email, invite.locale, { kind: 'invite', orgId, inviteId }, transaction);
  });
}
