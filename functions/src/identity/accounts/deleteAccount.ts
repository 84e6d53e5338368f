import { AppError } from '@parlance/domain/errors';
import { LOCALES } from '@parlance/domain/locales';
import { FieldValue } from 'firebase-admin/firestore';
import type { Person } from '../../kernel/access/requireConfirmed.ts';
import { requireLiveSession } from '../../kernel/access/requireLiveSession.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { queueMail } from '../../delivery/queueMail.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { deleteInBatches } from '../../kernel/platform/writes/deleteInBatches.ts';
import { dropTokens } from './tokens/dropTokens.ts';
import { redactPerson } from './sessions/redactPerson.ts';
import { leaveTeams } from './leaveTeams.ts';
import { removeUser } from '../../kernel/access/removeUser.ts';

/**
 * Deletes the caller's memberships, open invitations, profile, traces and, last, account: a deletion that was cut is resumed by calling again.
 * Throws `owner-must-transfer` { max: organizations owned }.
 */
export async function deleteAccount({ uid, ...session }: Person): Promise<void> {
  const { email } = await requireLiveSession({ uid, ...session });
  await leaveEverything(uid, email);
  await redactPerson(uid, email);
  await dropTokens(uid);
  await deleteInBatches(refs.sessions(uid));
  await removeUser(uid);
}

async function leaveEverything(uid: string, email: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const user = (await transaction.get(refs.user(uid))).data();
    const memberRefs = (user?.orgIds ?? []).map((orgId) => refs.member(orgId, uid));
    const members = memberRefs.length === 0 ? [] : await transaction.getAll(...memberRefs);
    const owned = members.filter((member) => member.data()?.role === 'owner').length;
    if (owned > 0) throw new AppError('owner-must-transfer', { max: owned });
    const invites = await Promise.all(
      (user?.orgIds ?? []).map((orgId) => transaction.get(refs.invites(orgId).where('status', '==', 'pending'))),
    );
    const leaving = await Promise.all((user?.orgIds ?? []).map((orgId) => leaveTeams(transaction, orgId, uid)));
    for (const writeTeams of leaving) writeTeams();
    for (const invite of invites.flatMap(({ docs }) => docs)) {
      if (invite.data().invitedBy === uid) transaction.update(invite.ref, { status: 'revoked' });
    }
    for (const member of members) {
      const orgId = member.ref.parent.parent?.id;
      if (!member.exists || orgId === undefined) continue;
      transaction.delete(member.ref);
      transaction.update(refs.org(orgId), { memberCount: FieldValue.increment(-1) });
      recordActivity(transaction, orgId, { uid, name: '' }, { kind: 'member-left', subject: '' });
    }
    transaction.delete(refs.user(uid));
    await queueMail(email, user?.locale ?? LOCALES[0], { kind: 'account-deleted' }, transaction);
  });
}
