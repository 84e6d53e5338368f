import type { Grants } from '@parlance/domain/contracts/members';
import { AppError } from '@parlance/domain/errors';
import { can } from '@parlance/domain/roles';
import type { Membership } from '../../../kernel/access/requireMember.ts';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { findMade, findOpenInvites } from './findGrants.ts';

/**
 * Names of what ends with a member, and of what stays. Throws `not-found` for an id of no member, and `permission-denied` for
 * another member without the right to manage them.
 */
export async function readMemberGrants(who: Membership, uid: string): Promise<Grants> {
  const { orgId } = who;
  if (uid !== who.uid && !can(who.role, 'members.manage')) throw new AppError('permission-denied');
  return db.runTransaction(
    async (transaction) => {
      const member = await transaction.get(refs.member(orgId, uid));
      if (!member.exists) throw new AppError('not-found');
      const invites = await findOpenInvites(transaction, orgId, uid);
      const { keys, webhooks, actions } = await findMade(transaction, orgId, uid);
      return {
        invites: invites.map((invite) => invite.data().email),
        accessKeys: keys.map((key) => key.data().name),
        webhooks: webhooks.map((webhook) => new URL(webhook.data().address).host),
        actions: actions.flatMap(({ made }) => made.map((action) => action.data().title)),
      };
    },
    { readOnly: true },
  );
}
