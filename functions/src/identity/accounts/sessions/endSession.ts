import { LIMITS } from '@parlance/domain/limits';
import type { Person } from '../../../kernel/access/requireConfirmed.ts';
import { requireLiveSession } from '../../../kernel/access/requireLiveSession.ts';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { revokeSessions } from './revokeSessions.ts';

/**
 * Ends one session of the caller, by the second in which it began. Authentication revokes refresh tokens of all sessions together and
 * of no single one, so profile and memberships name it as long as it could be renewed. With session `LIMITS.endedSessions + 1` all
 * end, this one too. Throws `unauthenticated`.
 */
export async function endSession(who: Person, began: number): Promise<void> {
  const { uid } = who;
  await requireLiveSession(who);
  const isFull = await db.runTransaction(async (transaction) => {
    const user = (await transaction.get(refs.user(uid))).data();
    if (user === undefined || began < user.sessionsFrom || user.endedSessions.includes(began)) return false;
    if (user.endedSessions.length >= LIMITS.endedSessions) return true;
    const memberRefs = user.orgIds.map((orgId) => refs.member(orgId, uid));
    const members = memberRefs.length === 0 ? [] : await transaction.getAll(...memberRefs);
    const endedSessions = [...user.endedSessions, began];
    transaction.update(refs.user(uid), { endedSessions });
    for (const member of members) if (member.exists) transaction.update(member.ref, { endedSessions });
    transaction.delete(refs.session(uid, String(began)));
    return false;
  });
  if (isFull) await revokeSessions(uid);
}
