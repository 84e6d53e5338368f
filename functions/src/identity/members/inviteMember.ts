import type { inviteMember as contract } from '@parlance/domain/contracts/members';
import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type * as z from 'zod';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { queueMail } from '../../delivery/queueMail.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { isOpen } from './isOpen.ts';
import { requireSeat } from './requireSeat.ts';
import { takeInviteMail } from './takeInviteMail.ts';

type InviteInput = Omit<z.infer<typeof contract.input>, 'orgId'>;

/**
 * Keeps a seat for an address and queues the invitation. Every invitation writes the organization, so of parallel ones each
 * sees the others. An ended invitation of the same address is replaced.
 * Throws `rate-limited`, `already-member`, `already-invited` or `seat-limit-reached` { current, max }.
 */
export async function inviteMember(who: Membership, { fullName, email, role, locale }: InviteInput): Promise<string> {
  const { orgId } = who;
  await takeInviteMail(orgId);
  return transactionInTurn(paths.org(orgId), async (transaction) => {
    const inviter = await recheckMember(transaction, who, 'members.manage');
    const org = (await transaction.get(refs.org(orgId))).data();
    if (org === undefined) throw new AppError('not-found');
    const pending = await transaction.get(refs.invites(orgId).where('status', '==', 'pending'));
    const known = await transaction.get(refs.members(orgId).where('email', '==', email));
    const now = new Date();
    const open = pending.docs.filter((invite) => isOpen(invite.data(), now));
    if (!known.empty) throw new AppError('already-member');
    if (open.some((invite) => invite.data().email === email)) throw new AppError('already-invited');
    requireSeat(org, open.length);

    const inviteId = newId();
    for (const invite of pending.docs) {
      if (invite.data().email === email) transaction.update(invite.ref, { status: 'revoked' });
    }
    transaction.create(refs.invite(orgId, inviteId), {
      name: fullName,
      email,
      role,
      status: 'pending',
      locale,
      invitedBy: who.uid,
      inviterName: inviter.name,
      sentAt: now,
      expiresAt: new Date(now.getTime() + LIMITS.inviteTokenMs),
      createdAt: now,
    });
    transaction.update(refs.org(orgId), { lastInviteAt: now });
    recordActivity(transaction, orgId, who, {
      kind: 'member-invited',
      subject: fullName,
      subjectId: inviteId,
      to: role,
    });
    await queueMail(email, locale, { kind: 'invite', orgId, inviteId }, transaction);
    return inviteId;
  });
}
